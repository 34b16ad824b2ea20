import path from 'node:path';
import type pg from 'pg';
import type { Content } from './manifest.ts';

export interface KeptDocument {
  readonly id: string;
  /** In hexadecimal, of what a person is shown; null where it is not known. */
  readonly sha256: string | null;
}
/** The documents that the database says are kept, as this connection sees it now. */
export const keptDocuments = async (client: pg.Client): Promise<KeptDocument[]> => {
  const { rows } = await client.query<KeptDocument>(`select id, sha256 from upload where state = 'ready' order by id`);
  return rows;
};

/** Which of the documents have no file among these: a file is named by the id. */
export const withoutFile = (documents: readonly KeptDocument[], files: readonly Content[]): string[] => {
  const there = new Set(files.map((file) => path.basename(file.path)));
  return documents.map(({ id }) => id).filter((id) => !there.has(id));
};
