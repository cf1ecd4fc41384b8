/** A few short tones, for those who want them. */

const TONES = {
  move: [[440, 0, 0.06]],
  turn: [[587, 0, 0.09], [784, 0.1, 0.14]],
  end: [[523, 0, 0.12], [659, 0.13, 0.12], [784, 0.26, 0.24]],
} as const;

let context: AudioContext | null = null;

export function play(name: keyof typeof TONES): void {
  context ??= new AudioContext();
  for (const [pitch, at, length] of TONES[name]) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.02);
  }
}
