// Short sounds, made of tones: the frequencies of each one's notes, in hertz.

const tunes = {
  hit: [520, 780],
  miss: [170, 120],
  won: [520, 660, 780],
  lost: [330, 247, 165],
};
const betweenNotes = 1 / 12;

/** @type {AudioContext} */
let audio;

/** @param {string} name */
export function play(name) {
  audio ??= new AudioContext();
  tunes[name]?.forEach((frequency, note) => {
    const from = audio.currentTime + note * betweenNotes;
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
    const volume = new GainNode(audio, { gain: 0.2 });
    volume.gain.setTargetAtTime(0, from, 0.04);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.14);
  });
}
