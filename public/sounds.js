// Short sounds: a sequence of notes, each with its frequency in hertz and one to glide to, or noise
// around it. Each sound takes half a second at most.

/** @typedef {{from: number, to?: number, long?: number, shape?: OscillatorType | 'noise'}} Note */

/** @type {Record<string, Note[]>} */
const tunes = {
  miss: [{ from: 300, to: 180, long: 0.06, shape: 'noise' }, { from: 170, long: 0.08 }],
  hit: [{ from: 520 }, { from: 780 }],
  repeat: [{ from: 120, long: 0.08, shape: 'sine' }],
  cornered: [{ from: 330, to: 660, long: 0.3 }],
  near: [{ from: 70, long: 0.12, shape: 'sine' }, { from: 70, long: 0.12, shape: 'sine' }],
  won: [{ from: 520 }, { from: 660 }, { from: 780 }],
  lost: [330, 294, 262, 233, 196].map((from) => ({ from, long: 0.09, shape: 'square' })),
};

/** @type {AudioContext} */
let audio;

/** The source of a note. @param {Note} note @param {number} at @param {number} long */
function sourceOf({ from, to = from, shape = 'triangle' }, at, long) {
  if (shape === 'noise') {
    const buffer = audio.createBuffer(1, audio.sampleRate * long, audio.sampleRate);
    buffer.getChannelData(0).forEach((_, i, all) => {
      all[i] = 2 * Math.random() - 1;
    });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from });
    filter.frequency.linearRampToValueAtTime(to, at + long);
    const noise = new AudioBufferSourceNode(audio, { buffer });
    noise.connect(filter);
    return [noise, filter];
  }
  const tone = new OscillatorNode(audio, { type: shape, frequency: from });
  tone.frequency.linearRampToValueAtTime(to, at + long);
  return [tone, tone];
}

/** @param {string} name */
export function play(name) {
  audio ??= new AudioContext();
  let at = audio.currentTime;
  for (const note of tunes[name] ?? []) {
    const long = note.long ?? 1 / 12;
    const [source, end] = sourceOf(note, at, long);
    const volume = new GainNode(audio, { gain: note.shape === 'square' ? 0.06 : 0.2 });
    volume.gain.setTargetAtTime(0, at, long / 2);
    end.connect(volume).connect(audio.destination);
    /** @type {any} */ (source).start(at);
    /** @type {any} */ (source).stop(at + long * 1.5);
    at += long;
  }
}
