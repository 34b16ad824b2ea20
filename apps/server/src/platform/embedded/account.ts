import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** The account that PostgreSQL runs under, in the form `spawn` takes; empty when it is the account of this process. */
export type Account = { readonly uid: number; readonly gid: number } | Record<string, never>;

const idsOf = (user: string): Account | undefined => {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
};

const addAccount = (): Account | undefined => {
  const flags = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  spawnSync('useradd', [...flags, 'postgres'], { stdio: 'ignore' });
  return idsOf('postgres');
};

const ownerOf = (folder: string): Account | undefined => {
  const found = fs.statSync(folder, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
};

/**
 * PostgreSQL refuses to run as root, so root lends it an unprivileged account: the one that already owns the data,
 * else `postgres` (made when it is missing), else `nobody`. Anyone else runs it as themselves.
 */
export const accountFor = (dataDir: string): Account => {
  if (process.getuid?.() !== 0) return {};
  return ownerOf(dataDir) ?? idsOf('postgres') ?? addAccount() ?? idsOf('nobody') ?? { uid: 65534, gid: 65534 };
};

/** Hands a file or folder over to the account. */
export const giveTo = (account: Account, file: string): void => {
  if (account.uid !== undefined) fs.chownSync(file, account.uid, account.gid);
};
