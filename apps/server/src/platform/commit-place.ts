import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from './db.ts';
import { rowsOf } from './parsed-rows.ts';

/**
 * A place in the order in which transactions were begun. Ids are made before the commit, so that one who reads on from the newest id
 * would miss what began earlier and is committed later. Who reads only what is older than every transaction under way, and goes on from
 * the last (transaction, id), misses nothing and gets nothing twice.
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
