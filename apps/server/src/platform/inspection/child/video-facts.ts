import { CustomSource, Input, MP4, QTFF } from 'mediabunny';

interface Piece {
  readonly at: number;
  readonly bytes: Buffer;
}
const readAtMost = 16 * 1024 * 1024;

/** The film in the pieces that describe it: what lies between them are pictures and sound, which are not read. */
const sourceOf = (pieces: readonly Piece[], size: number): CustomSource => {
  let read = 0;
  return new CustomSource({
    getSize: () => size,
    read: (start, end) => {
      read += end - start;
      if (read > readAtMost) throw new Error('too much is read');
      const bytes = Buffer.alloc(end - start);
      for (const piece of pieces) {
        const from = Math.max(start, piece.at);
        const to = Math.min(end, piece.at + piece.bytes.length);
        if (from < to) piece.bytes.copy(bytes, from - start, from - piece.at, to - piece.at);
      }
      return bytes;
    },
  });
};

/** Width and height as shown, length and codec of a film; undefined where it is none. */
export const readVideoFacts = async (pieces: readonly Piece[], size: number) => {
  const input = new Input({ source: sourceOf(pieces, size), formats: [MP4, QTFF] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return undefined;
    const format = await input.getFormat();
    return {
      type: format === QTFF ? 'mov' : 'mp4',
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
      seconds: await input.computeDuration(),
      codec: await track.getCodecParameterString(),
    };
  } catch {
    return undefined;
  } finally {
    input.dispose();
  }
};
