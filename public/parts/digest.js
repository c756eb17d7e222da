// Digests, which prove that a word was fixed earlier.

/**
 * The SHA-256 of a text, which browsers compute only on a safe connection.
 * @param {string} text
 * @returns {Promise<string | undefined>}
 */
export async function digestOf(text) {
  const sum = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return sum && [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
