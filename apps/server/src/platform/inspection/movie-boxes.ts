/** Reads a stretch of a file, both ends included. */
export type ReadStretch = (first: number, last: number) => Promise<Buffer>;
/** Bytes of a file and where they stand in it. */
export interface Piece {
  readonly at: number;
  readonly bytes: Buffer;
}

const headBytes = 16;
const boxesAtMost = 2_000;
/** What describes a film of hours takes a few megabytes. */
const describedAtMost = 16 * 1024 * 1024;
const known = /^[\x20-\x7e]{4}$/;

/**
 * Of an MP4 or MOV what a reader of it needs, and not its pictures and sound: the head of each box, and the boxes that describe the film
 * whole. Undefined for what is no such file, or is not there to its end.
 */
export const describingPieces = async (read: ReadStretch, bytes: number): Promise<Piece[] | undefined> => {
  const pieces: Piece[] = [];
  let described = 0;
  let at = 0;
  let hasFilm = false;
  for (let box = 0; at < bytes; box += 1) {
    if (box >= boxesAtMost || bytes - at < 8) return undefined;
    const head = await read(at, Math.min(at + headBytes, bytes) - 1);
    const type = head.toString('latin1', 4, 8);
    const said = head.readUInt32BE(0);
    // Size 1 means that a long size follows the type, size 0 means up to the end of the file.
    const isLong = said === 1 && head.length === headBytes;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : said === 0 ? bytes - at : said;
    if (!known.test(type) || size < 8 || at + size > bytes) return undefined;
    if (['ftyp', 'moov', 'mvex', 'sidx'].includes(type)) {
      described += size;
      if (described > describedAtMost) return undefined;
      pieces.push({ at, bytes: await read(at, at + size - 1) });
    } else pieces.push({ at, bytes: head });
    hasFilm ||= type === 'moov';
    at += size;
  }
  return hasFilm ? pieces : undefined;
};
