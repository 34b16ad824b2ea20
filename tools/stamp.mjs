import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from './root.mjs';

/** One hash over the names and contents of the files, for this platform. Contents, as `git checkout` renews times. */
export const stampOf = (files) => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\0`);
  for (const file of files) {
    const content = fs.readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};

/** The stamp written in the file, or nothing. */
export const readStamp = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

const skipped = new Set(['node_modules', 'dist']);

/** The files below a folder of the checkout, in a fixed order; tests do not change what is built. */
export const sourcesBelow = (folder) =>
  fs
    .readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      return entry.isDirectory() ? sourcesBelow(name) : [name];
    });
