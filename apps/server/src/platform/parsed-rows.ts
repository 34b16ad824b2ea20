import type { SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from './db.ts';

/**
 * The rows of a statement that is written by hand, each read by a schema made once beside it: what the statement answers with and
 * what the code takes it for are compared at every row, and columns that the schema does not name are left out.
 * @throws z.core.$ZodError where a row is another than the schema says: a mistake of ours, never the caller's.
 */
export const rowsOf = async <Schema extends z.ZodMiniType>(
  queries: Pick<Queries, 'execute'>,
  schema: Schema,
  query: SQL,
): Promise<z.infer<Schema>[]> => {
  const { rows } = await queries.execute(query);
  return rows.map((row) => schema.parse(row));
};

/** An instant, which raw SQL answers with as text. */
export const instantColumn = z.pipe(
  z.string(),
  z.transform((text: string) => new Date(text)),
);
