import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config-error.ts';
import { accountFor, giveTo } from './account.ts';
import { findBinaries } from './binaries.ts';
import { plainEnvironment } from './environment.ts';
import { dataFolder, socketFolder } from './folder.ts';
import { answers, lastLines, spawnPostmaster } from './postmaster.ts';
import { terminate } from './processes.ts';

interface Recovery {
  /** The folder for the data, which does not exist yet. */
  readonly dataDir: string;
  /** PostgreSQL's own files, as a tar file. */
  readonly tar: Readable;
  readonly restoreCommand: string;
  /** The last instant that is brought back; undefined: all that there is. */
  readonly to: Date | undefined;
  /** Of the PostgreSQL that the files are of: 18.4. */
  readonly version: string;
  readonly settings: Readonly<Record<string, string>>;
}

const majorOf = (version: string): string => /\d+/.exec(version)?.[0] ?? '';

const requireVersion = async (program: string, version: string, account: object): Promise<void> => {
  const asked = spawn(program, ['--version'], { ...account, cwd: '/', env: plainEnvironment });
  let said = '';
  asked.stdout.on('data', (bytes) => (said += bytes));
  await once(asked, 'close');
  if (majorOf(said) !== majorOf(version))
    throw new ConfigError(
      `The base copy is of PostgreSQL ${majorOf(version)} and this one is ${majorOf(said)}: restore it with that one.`,
    );
};

const unpack = async (tar: Readable, folder: string, account: object): Promise<void> => {
  const child = spawn('tar', ['-x', '-f', '-', '-C', folder], {
    ...account,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(child, 'close');
  await pipeline(tar, child.stdin);
  const [code] = await ended;
  if (code !== 0) throw new ConfigError(`The base copy could not be unpacked into ${folder}: is its disk full?`);
};

/** What PostgreSQL wrote when it could not go as far as it was told, as a sentence. */
const sentenceOf = (log: string): string => {
  const text = fs.readFileSync(log, 'utf8');
  const damaged = /could not restore file "(\w+)"/.exec(text);
  if (damaged) return `${damaged[1]} of the archived log is damaged or cannot be read: nothing was restored.`;
  if (!text.includes('recovery ended before configured recovery target'))
    return `PostgreSQL could not be brought back: ${lastLines(log)}`;
  const last = [...text.matchAll(/last completed transaction was at log time (\S+ \S+)/g)].at(-1)?.[1];
  const until = last
    ? `only until ${last.replace(' ', 'T').replace(/[+]00$/, 'Z')}`
    : 'to no instant after its base copy';
  return `The archive leads ${until}: name an instant up to then, or latest.`;
};

/**
 * Brings PostgreSQL's files to an instant by its archived log and leaves them as after a clean stop, ready to be started.
 * @throws ConfigError when the archive does not lead there, or is of another version of PostgreSQL.
 */
export const recover = async (recovery: Recovery): Promise<void> => {
  const account = accountFor(recovery.dataDir);
  const binaries = await findBinaries(account, () => {});
  await requireVersion(binaries.postgres, recovery.version, account);
  const dataDir = dataFolder(recovery.dataDir, account, () => {});
  fs.mkdirSync(dataDir, { mode: 0o700 });
  giveTo(account, dataDir);
  await unpack(recovery.tar, dataDir, account);
  const signal = path.join(dataDir, 'recovery.signal');
  fs.writeFileSync(signal, '');
  giveTo(account, signal);
  const sockets = socketFolder(dataDir, account);
  const settings = {
    ...recovery.settings,
    listen_addresses: '',
    unix_socket_directories: sockets,
    restore_command: recovery.restoreCommand,
    // No connections before everything is restored.
    hot_standby: 'off',
    archive_mode: 'off',
    recovery_target_timeline: 'current',
    // An offset, since PostgreSQL knows no names of zones yet where it reads this, not even Z.
    ...(recovery.to
      ? { recovery_target_time: recovery.to.toISOString().replace('Z', '+00'), recovery_target_action: 'promote' }
      : {}),
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  const config = { host: sockets, port: 5432, user: 'postgres', database: 'postgres', ssl: false };
  const log = `${dataDir}.log`;
  const server = spawnPostmaster({ program: binaries.postgres, account, dataDir, settings, config }, log);
  while (server.exitCode === null && server.signalCode === null && !(await answers(config))) await pause(50);
  if (server.exitCode !== null || server.signalCode !== null) throw new ConfigError(sentenceOf(log));
  await terminate(server.pid ?? 0);
};

/** Where the data of an installation really lies. */
export const placeOf = (dataDir: string): string => dataFolder(dataDir, accountFor(dataDir), () => {});
