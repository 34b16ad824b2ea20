import type { SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from './db.ts';

/**
 * The rows of a hand-written statement, each parsed by a schema. Every row is checked, so that the statement's columns and the types in the code
 * cannot drift apart; columns that the schema does not name are left out.
 * @throws z.core.$ZodError where a row does not match the schema: a mistake of ours, never the caller's.
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
