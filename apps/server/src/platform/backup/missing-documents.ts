import path from 'node:path';
import type pg from 'pg';
import type { Content } from './manifest.ts';

/** The documents that the database says are kept, by their ids, as this connection sees it now. */
export const keptDocuments = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>(`select id from upload where state = 'ready' order by id`);
  return rows.map(({ id }) => id);
};

/** Which of the documents have no file among these: a file is named by the id. */
export const withoutFile = (ids: readonly string[], files: readonly Content[]): string[] => {
  const there = new Set(files.map((file) => path.basename(file.path)));
  return ids.filter((id) => !there.has(id));
};
