import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from './db.ts';
import { rowsOf } from './parsed-rows.ts';

/**
 * A position in the order of transactions. Ids are assigned before the commit, so a reader that continues from the newest id would miss transactions
 * that began earlier and commit later. A reader that only takes rows older than every running transaction, and continues from the last (transaction,
 * id), misses none and gets none twice.
 */
export interface CommitPlace {
  readonly writtenBy: string;
  readonly id: string;
}

const nobodys = '00000000-0000-0000-0000-000000000000';
const placeRow = z.object({ xmin: z.string() });
/** The place before everything that is committed from now on. */
export const placeNow = async (queries: Queries): Promise<CommitPlace> => {
  const [row] = await rowsOf(queries, placeRow, sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`);
  return { writtenBy: row?.xmin ?? '0', id: nobodys };
};

export const textOfPlace = ({ writtenBy, id }: CommitPlace): string => `${writtenBy}.${id}`;
/** Of a text that the contract has let through. */
export const placeOfText = (text: string): CommitPlace => {
  const [writtenBy = '0', id = nobodys] = text.split('.');
  return { writtenBy, id };
};
