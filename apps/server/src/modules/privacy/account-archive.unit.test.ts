import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { filesIn } from '../../../test/zips.ts';
import { createOwnFiles } from '../../platform/own-files.ts';
import { createAccountArchive } from './account-archive.ts';

const bytes = Buffer.alloc(200_000, 'foto');
const at = new Date('2026-11-30T12:00:00Z');

/** An archive of so many files, all of one name, and which of them were read. */
const archiveOf = (count: number, content: (index: number) => Promise<Buffer | undefined> = async () => bytes) => {
  const files = createOwnFiles();
  const leaving = new AbortController();
  const asked: number[] = [];
  const entries = Array.from({ length: count }, (_, index) => {
    const read = () => {
      asked.push(index);
      return content(index);
    };
    return files.give({ folder: 'a/../b', name: '..\\RG?.jpg', type: 'image/webp', bytes: bytes.length, read });
  });
  const output: Readable = createAccountArchive()({ files, document: () => entries, at, gone: leaving.signal });
  return { output, asked, leave: () => leaving.abort() };
};

describe('the archive of a person’s data', () => {
  it('reads a file when the one in front of it has left, and not before', async () => {
    const { output, asked } = archiveOf(20);
    await vi.waitFor(() => expect(asked).toEqual([0]));
    await once(output, 'readable');
    expect(asked).toEqual([0]);
    const files = filesIn(await buffer(output));
    expect(asked).toHaveLength(20);
    expect(files.size).toBe(21);
  });

  it('gives each file a path of its own that every system takes, and says it where the file is', async () => {
    const { output } = archiveOf(3, async (index) => (index === 1 ? undefined : bytes));
    const files = filesIn(await buffer(output));
    const paths = ['files/a-..-b/-RG-.webp', null, 'files/a-..-b/-RG- (3).webp'];
    const said: { path: string | null }[] = JSON.parse(files.get('data.json')?.toString() ?? '');
    expect(said.map(({ path }) => path)).toEqual(paths);
    expect([...files.keys()]).toEqual([paths[0], paths[2], 'data.json']);
  });

  it('ends without an error, and reads no more, when the person has gone', async () => {
    const { output, asked, leave } = archiveOf(20);
    const failed = vi.fn();
    output.on('error', failed);
    await vi.waitFor(() => expect(asked).toEqual([0]));
    leave();
    await once(output, 'close');
    expect([asked, failed.mock.calls]).toEqual([[0], []]);
  });

  it('breaks where a file cannot be read, so that half of it is not taken for the whole', async () => {
    const { output } = archiveOf(2, () => Promise.reject(new Error('the storage is silent')));
    await expect(buffer(output)).rejects.toThrow('the storage is silent');
  });
});
