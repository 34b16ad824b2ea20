import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Files by their paths below the folder. */
type Heads = readonly { readonly path: string; readonly bytes: number }[];

/** All files of a folder in one: a line that says which there are, then one after the other; small, as it lies in the repository. */
export const pack = (folder: string, file: string): void => {
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .sort();
  const contents = names.map((name) => fs.readFileSync(path.join(folder, name)));
  const heads: Heads = names.map((name, index) => ({ path: name, bytes: contents[index]?.length ?? 0 }));
  const whole = Buffer.concat([Buffer.from(`${JSON.stringify(heads)}\n`), ...contents]);
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
  fs.writeFileSync(file, brotliCompressSync(whole, { params }));
};

/** Writes the files that were packed into a new folder. */
export const unpack = (file: string, folder: string): void => {
  const whole = brotliDecompressSync(fs.readFileSync(file));
  let at = whole.indexOf('\n') + 1;
  for (const { path: name, bytes } of JSON.parse(whole.toString('utf8', 0, at)) as Heads) {
    const to = path.join(folder, name);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.writeFileSync(to, whole.subarray(at, at + bytes));
    at += bytes;
  }
};
