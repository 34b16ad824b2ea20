import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';

const watched = [
  'apps/server/src',
  'apps/server/migrations',
  'packages/contract/src',
  'packages/brazil/src',
  'packages/sdk/src',
];
const isSource = (name: string): boolean => /\.(ts|sql|json)$/.test(name) && !/\.test\.ts$/.test(name);
/** Editors write a file in several steps. */
const settleMs = 40;

/**
 * Calls `onChange` with the name of a file of the server that was saved. Folders are watched and not files: many editors save by
 * putting a new file in the place of the old one.
 */
export const watchSources = (onChange: (file: string) => void): void => {
  let pending: NodeJS.Timeout | undefined;
  const changed = (file: string): void => {
    clearTimeout(pending);
    pending = setTimeout(onChange, settleMs, path.relative(root, file));
  };
  const watchFolder = (folder: string): void => {
    const watcher = fs.watch(folder, (_event, name) => {
      const file = path.join(folder, name ?? '');
      if (isSource(file)) return changed(file);
      if (fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() && file !== folder) watchFolder(file);
    });
    watcher.on('error', () => watcher.close()); // The folder was removed.
    watcher.unref();
    for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) watchFolder(path.join(folder, entry.name));
  };
  for (const folder of watched) watchFolder(path.join(root, folder));
};
