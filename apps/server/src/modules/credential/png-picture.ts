import { crc32, deflateSync } from 'node:zlib';

const beginning = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const [black, white] = [0, 255];

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A square of dark and light modules as PNG in greys, so many pixels to a module. */
export const pngOf = (modules: readonly (readonly boolean[])[], scale: number): Buffer => {
  const size = modules.length * scale;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 8; // Bits of a pixel; all else is 0: grey, deflate, no interlacing.
  const lines = modules.map((row) => {
    const pixels = row.flatMap((isDark) => Array.from({ length: scale }, () => (isDark ? black : white)));
    const line = Buffer.from([0, ...pixels]); // A line begins with its filter: none.
    return Buffer.concat(Array.from({ length: scale }, () => line));
  });
  const pixels = chunk('IDAT', deflateSync(Buffer.concat(lines)));
  return Buffer.concat([beginning, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
};
