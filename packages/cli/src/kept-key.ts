import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** By which key the tool calls, and whom. */
export interface KeptKey {
  readonly baseUrl: string;
  readonly key: string;
}
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where people's systems keep the settings of programs. */
const folderOf = ({ XDG_CONFIG_HOME, APPDATA, HOME }: Environment): string => {
  if (process.platform === 'win32' && APPDATA) return path.join(APPDATA, 'balcao');
  return path.join(XDG_CONFIG_HOME || path.join(HOME || os.homedir(), '.config'), 'balcao');
};
const fileOf = (environment: Environment): string => path.join(folderOf(environment), 'tool-key.json');

/** The key on this computer; undefined where there is none that can be read. */
export const readKey = async (environment: Environment): Promise<KeptKey | undefined> => {
  try {
    const { baseUrl, key }: Partial<KeptKey> = JSON.parse(await readFile(fileOf(environment), 'utf8'));
    return typeof baseUrl === 'string' && typeof key === 'string' ? { baseUrl, key } : undefined;
  } catch {
    return undefined;
  }
};

/** Stores a key that only this user may read, also while it is being written. */
export const keepKey = async (environment: Environment, kept: KeptKey): Promise<void> => {
  const file = fileOf(environment);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, `${JSON.stringify(kept)}\n`, { mode: 0o600, flag: 'wx' });
  await rename(beside, file);
};

/** False where there was none. */
export const forgetKey = async (environment: Environment): Promise<boolean> => {
  try {
    await rm(fileOf(environment));
    return true;
  } catch {
    return false;
  }
};
