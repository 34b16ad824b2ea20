import fs from 'node:fs';
import path from 'node:path';

/** What is made by programs, and so not ours to keep tidy. */
const made = new Set(['.git', 'node_modules', 'dist', 'data', 'pictures', 'test-results']);

/** The files of a checkout, by their names from its root, with or without git at hand. */
export const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !made.has(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(path.join(folder, entry.name)).map((name) => `${entry.name}/${name}`)
        : [entry.name],
    );
