const SAMPLE_RATE = 22_050;
const BYTES_OF_HEADER = 44;

/** Semitones above A, one each quarter of a second; the scale has no bad chords. */
const NOTES = [
  0, 7, 12, 7, 3, 10, 15, 10, 5, 12, 17, 12, 7, 14, 19, 14, 0, 7, 12, 19, 15,
  12, 10, 7, 5, 10, 12, 17, 7, 10, 7, 0,
];
const SAMPLES_OF_NOTE = Math.round(SAMPLE_RATE / 4);

/** A plucked note, which fades out over the next three. */
function pluck(semitones: number, samplesSince: number): number {
  const seconds = samplesSince / SAMPLE_RATE;
  const frequency = 220 * 2 ** (semitones / 12);
  const wave = 2 * Math.PI * frequency * seconds;
  return (Math.sin(wave) + Math.sin(2 * wave) / 3) * Math.exp(-4 * seconds);
}

/** A short tune as a WAV file, 16 bits and one channel, in a data URL. */
export function melodyUrl(): string {
  const count = NOTES.length * SAMPLES_OF_NOTE;
  const view = new DataView(new ArrayBuffer(BYTES_OF_HEADER + count * 2));
  const write = (at: number, text: string): void =>
    Array.from(text).forEach((letter, index) =>
      view.setUint8(at + index, letter.charCodeAt(0)),
    );
  write(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  write(8, 'WAVE');
  write(12, 'fmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, count * 2, true);
  for (let at = 0; at < count; at++) {
    const sum = NOTES.reduce((total, semitones, index) => {
      const since = at - index * SAMPLES_OF_NOTE;
      return since < 0 || since > 4 * SAMPLES_OF_NOTE
        ? total
        : total + pluck(semitones, since);
    }, 0);
    view.setInt16(BYTES_OF_HEADER + at * 2, sum * 9_000, true);
  }
  const bytes = Array.from(new Uint8Array(view.buffer), (byte) =>
    String.fromCharCode(byte),
  );
  return `data:audio/wav;base64,${btoa(bytes.join(''))}`;
}
