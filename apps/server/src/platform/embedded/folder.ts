import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Account, giveTo } from './account.ts';

const shared = '/var/lib/balcao';

/** The folder for what must lie outside a private checkout; readable for every account. */
export const sharedFolder = (): string => {
  if (!fs.existsSync(shared)) fs.mkdirSync(shared, { recursive: true });
  fs.chmodSync(shared, 0o755);
  return shared;
};

/**
 * Where the data of PostgreSQL really lies: at `wanted`, or below the shared folder when the account cannot enter the folder
 * around it. The same `wanted` always leads to the same place.
 */
export const dataFolder = (wanted: string, account: Account, log: (message: string) => void): string => {
  const around = path.dirname(wanted);
  fs.mkdirSync(around, { recursive: true });
  if (account.uid === undefined || spawnSync('test', ['-x', around], { ...account, cwd: '/' }).status === 0) {
    return path.join(fs.realpathSync(around), path.basename(wanted));
  }
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const place = path.join(sharedFolder(), `data-${name}`);
  log(`the account of PostgreSQL cannot enter ${around}: the data lies in ${place}`);
  return place;
};

/** The system takes socket paths of about 107 bytes; the name of the socket itself needs some of them. */
const longestSocketFolder = 90;

/**
 * The folder of the Unix socket: the data folder itself, whose mode 0700 is the access control, or a short private one when
 * the path is too long for a socket.
 */
export const socketFolder = (dataDir: string, account: Account): string => {
  if (Buffer.byteLength(dataDir) <= longestSocketFolder) return dataDir;
  const short = fs.mkdtempSync('/tmp/balcao-socket-');
  giveTo(account, short);
  return short;
};
