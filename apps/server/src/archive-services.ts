import path from 'node:path';
import { readArchiveState } from './platform/archive/archive-state.ts';
import { createDocumentArchive } from './platform/archive/archived-documents.ts';
import type { Platform } from './platform/platform.ts';

const everySeconds = 60;

/**
 * Looks after the archive: copies new documents into it, and says in the log where PostgreSQL cannot archive its own log, which then fills
 * the database's disk. Answers with the figure for those who watch: 1 while archiving fails.
 */
export const openArchiveServices = ({ config, db, jobs, log }: Platform): (() => Promise<number>) => {
  const { archiveDir, dataDir } = config;
  const isFailing = async (): Promise<number> => {
    const { isOn, isFailing: fails } = await readArchiveState(db.$client);
    return isOn && fails ? 1 : 0;
  };
  jobs.every(everySeconds, 'archive.watch', async () => {
    const { isOn, isFailing: fails, failedFile } = await readArchiveState(db.$client);
    if (isOn && fails) log.error({ file: failedFile }, 'the log of the database is not archived');
  });
  if (archiveDir)
    jobs.every(everySeconds, 'archive.documents', createDocumentArchive(path.join(dataDir, 'files'), archiveDir));
  return isFailing;
};
