import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config-error.ts';

/** Where the parts of an archive lie: PostgreSQL's log, copies of PostgreSQL's files, and the documents. */
export const partsOf = (archive: string) => ({
  wal: path.join(archive, 'wal'),
  bases: path.join(archive, 'base'),
  files: path.join(archive, 'files'),
  database: path.join(archive, 'database'),
});

/** One history of one database: a restored one goes on in a history of its own. */
export interface History {
  /** The number that PostgreSQL gave itself when it was made. */
  readonly system: string;
  /** Raised each time a database was brought back to an earlier instant. */
  readonly timeline: number;
}

const said = ({ system, timeline }: History): string => `${system} ${timeline}\n`;

/**
 * Makes the archive the one of this history, or makes sure that it is. Files of two histories would have the same names.
 * @throws ConfigError when it is of another database, or of the time before a restore.
 */
export const claimArchive = (archive: string, history: History): void => {
  const { database } = partsOf(archive);
  try {
    fs.mkdirSync(archive, { recursive: true });
    fs.writeFileSync(database, said(history), { flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new ConfigError(`ARCHIVE_DIR cannot be written to: ${(error as Error).message}.`);
  }
  if (fs.readFileSync(database, 'utf8') !== said(history))
    throw new ConfigError(
      `ARCHIVE_DIR (${archive}) is of another database, or of the time before a restore: set it to a new folder.`,
    );
};
