import { expect, it } from 'vitest';
import { mov, mp4 } from '../../../test/media.ts';
import { describingPieces } from './movie-boxes.ts';

const reading = (bytes: Buffer) => {
  let read = 0;
  const pieces = (size = bytes.length) =>
    describingPieces(async (first, last) => {
      read += last - first + 1;
      return bytes.subarray(first, last + 1);
    }, size);
  return { pieces, read: () => read };
};
const box = (type: string, size: number, body = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

it('of a film only what describes it is read', async () => {
  for (const film of [mp4(), mov()]) {
    const { pieces, read } = reading(film);
    const found = await pieces();
    expect(found?.some(({ bytes }) => bytes.toString('latin1', 4, 8) === 'moov')).toBe(true);
    expect(read()).toBeLessThan(4_000);
  }
});

it.each([
  ['ends before its end', mp4().subarray(0, -1)],
  ['has no film in it', box('ftyp', 16, Buffer.alloc(8))],
  ['says that a box has no size at all', box('moov', 4)],
  ['says that it describes more than any film', box('moov', 4_000_000_000)],
  ['has a box without a name', box('\0\0\0\0', 8)],
  ['is thousands of empty boxes', Buffer.concat(Array(3_000).fill(box('free', 8)))],
])('one that %s is none', async (_, bytes) => {
  expect(await reading(bytes).pieces()).toBeUndefined();
});
