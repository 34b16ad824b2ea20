import type { Readable } from 'node:stream';
import pg from 'pg';
import { CopyOut } from '../backup/copy.ts';
import { ConfigError } from '../config-error.ts';
import { readArchiveState } from './archive-state.ts';

/** What a message of a copy of PostgreSQL's files is about: its first byte. */
const dataMessage = 'd'.charCodeAt(0);

/** `BASE_BACKUP` of the replication protocol: rows before and after, and between them a tar file in messages that say what they are. */
class BaseBackup extends CopyOut {
  handleRowDescription(): void {}
  handleDataRow(): void {}
  override handleCopyData({ chunk }: { readonly chunk: Buffer }, wire: Parameters<CopyOut['handleCopyData']>[1]): void {
    if (chunk[0] === dataMessage) super.handleCopyData({ chunk: chunk.subarray(1) }, wire);
  }
}

/** It ends when the log that was written meanwhile is archived. */
const command =
  "BASE_BACKUP (LABEL 'balcao', CHECKPOINT 'fast', WAIT true, WAL false, MANIFEST 'no', TABLESPACE_MAP false)";
const lookMs = 1_000;

/** @throws ConfigError unless the log is archived: a base backup is useless without the log. */
export const requireArchiving = async (client: pg.Client): Promise<void> => {
  const { isOn, isFailing, failedFile } = await readArchiveState(client);
  if (!isOn)
    throw new ConfigError(
      'The database does not archive its log: docs/operating.md, "To a point in time", says how it does.',
    );
  if (isFailing)
    throw new ConfigError(
      `The database cannot archive its log (${failedFile}): its own log says why. No base copy was made.`,
    );
};

/**
 * Copies PostgreSQL's own files, as a tar file, while it works. `client` is another connection, which watches the archive meanwhile.
 * The user must be one that may replicate. @throws ConfigError when the log cannot be archived. @throws Error what PostgreSQL says.
 */
export const withBaseBackup = async <T>(
  connection: pg.ClientConfig,
  client: pg.Client,
  work: (tar: Readable) => Promise<T>,
): Promise<T> => {
  const copier = new pg.Client({ ...connection, replication: 'true' } as pg.ClientConfig);
  copier.on('error', () => {});
  await copier.connect();
  const backup = new BaseBackup(command);
  let isLost = false;
  const watch = setInterval(() => {
    requireArchiving(client).catch((error: Error) => {
      isLost = true;
      backup.handleError(error);
    });
  }, lookMs);
  try {
    // pg accepts any object with a `submit` method, and its types declare fewer methods than it calls.
    copier.query(backup as unknown as pg.Submittable);
    const worked = await work(backup.content);
    await backup.done;
    return worked;
  } finally {
    clearInterval(watch);
    // PostgreSQL waits for its archive and does not hear that we are leaving.
    // pg does not declare its socket.
    if (isLost) (copier as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    else await copier.end();
  }
};
