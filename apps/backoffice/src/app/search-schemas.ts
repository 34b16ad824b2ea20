import type { SearchSchemaInput } from '@tanstack/react-router';
import type { z } from 'zod';

/** What a schema accepts of a search: a name or value that it refuses is dropped, so that an old link still opens. */
export const accepted = <S extends z.ZodType>(schema: S, search: Readonly<Record<string, unknown>>): z.output<S> => {
  const result = schema.safeParse(search);
  if (result.success) return result.data;
  const refused = new Set(
    result.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])])),
  );
  return schema.parse(Object.fromEntries(Object.entries(search).filter(([name]) => !refused.has(name))));
};

const awaited: (() => Promise<void>)[] = [];

/**
 * A route's `validateSearch` by a schema of the contract. The contract weighs more than the whole login page, so schemas arrive
 * together with the account info (`loadSearchSchemas`), after which the guard retries the address: until then nothing below the
 * guard is shown, and the search passes as it came.
 */
export const searchBy = <S extends z.ZodType<Record<string, unknown>>>(load: () => Promise<S>) => {
  let schema: S | undefined;
  awaited.push(async () => {
    schema = await load();
  });
  return (search: z.input<S> & SearchSchemaInput): z.output<S> =>
    schema ? accepted(schema, search as Record<string, unknown>) : (search as z.output<S>);
};

/** Loads the schemas of every route. */
export const loadSearchSchemas = async (): Promise<void> => {
  await Promise.all(awaited.map((load) => load()));
};
