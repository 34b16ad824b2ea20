import { partsOf } from './archive-folder.ts';

/** How PostgreSQL's log is named in an archive: it is mostly empty when it is cut by the clock, so it is compressed. */
export const walSuffix = '.gz';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
/** For PostgreSQL, which reads a percent sign as the beginning of a placeholder. */
const shellWord = (text: string): string => quoted(text).replaceAll('%', '%%');

/**
 * Archives one file of the log: it is whole and on the disk under its name, or not there. After a crash PostgreSQL may send the same
 * file once more, which is well; another one of the same name is refused.
 */
export const archiveCommand = (archive: string): string => {
  const to = `${shellWord(`${partsOf(archive).wal}/`)}%f${walSuffix}`;
  const same = `gzip -dc ${to} | cmp -s - "%p"`;
  const keep = `gzip -1 -c "%p" > ${to}.part && sync ${to}.part && mv ${to}.part ${to} && sync ${shellWord(partsOf(archive).wal)}`;
  return `if test -f ${to}; then ${same}; else ${keep}; fi`;
};

/** Brings one file of the log back. Above 125 ends the recovery: a damaged file must not pass for the end of the log. */
export const restoreCommand = (archive: string): string => {
  const from = `${shellWord(`${partsOf(archive).wal}/`)}%f${walSuffix}`;
  return `test -f ${from} || exit 1; gzip -dc ${from} > "%p" || exit 255`;
};
