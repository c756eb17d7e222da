// Whether a replay is asked what the letters were worth.

import { call } from '../server.js';
import { state } from '../state.js';

/**
 * A call for a replay, with letters where the player wants a coach and has played before.
 * @param {string} path
 */
export async function replayOf(path) {
  if (!state.looks.coach) return path;
  const { played, daily } = await call('/history');
  if (played + daily.played < 2) return path;
  return `${path}${path.includes('?') ? '&' : '?'}letters=true`;
}
