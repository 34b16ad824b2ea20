import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Begun } from './send-package.ts';

/** The platform forgets what was not sent whole after a day. */
const dayMs = 24 * 3_600_000;

const folderOf = ({ XDG_STATE_HOME }: Readonly<Record<string, string | undefined>>): string =>
  path.join(XDG_STATE_HOME || path.join(os.homedir(), '.local/state'), 'balcao/uploads');

const removeOld = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtimeMs < Date.now() - dayMs) await rm(file, { force: true });
  }
};

/** Where nothing can be written, an upload begins from its start each time. */
const tried = async <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/**
 * Remembers the upload of one package by one key at one server, in a file that is named by a hash of all three: the key stands nowhere
 * in it.
 */
export const begunUpload = (
  environment: Readonly<Record<string, string | undefined>>,
  { server, key, zip }: { readonly server: string; readonly key: string; readonly zip: Uint8Array },
): Begun => {
  const folder = folderOf(environment);
  const name = createHash('sha256').update(`${server}\n${key}\n`).update(zip).digest('hex').slice(0, 32);
  const file = path.join(folder, name);
  return {
    read: async () => (await tried(readFile(file, 'utf8')))?.trim() || undefined,
    keep: async (id) => {
      const write = async (): Promise<void> => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await removeOld(folder);
        await writeFile(file, `${id}\n`, { mode: 0o600 });
      };
      await tried(write());
    },
    forget: async () => {
      await tried(rm(file, { force: true }));
    },
  };
};
