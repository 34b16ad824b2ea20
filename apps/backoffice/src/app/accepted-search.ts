import type { SearchSchemaInput } from '@tanstack/react-router';
import type * as z from 'zod/mini';

/** What a schema accepts of a search: a name or value that it refuses is dropped, so that an old link still opens. */
export const accepted = <S extends z.ZodMiniType>(
  schema: S,
  search: Readonly<Record<string, unknown>>,
): z.output<S> => {
  const result = schema.safeParse(search);
  if (result.success) return result.data;
  const refused = new Set(
    result.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])])),
  );
  return schema.parse(Object.fromEntries(Object.entries(search).filter(([name]) => !refused.has(name))));
};

/** A route's `validateSearch` by a schema of the contract: the filters of a list are in the address, in the words of its call. */
export const searchBy =
  <S extends z.ZodMiniType<Record<string, unknown>, Record<string, unknown>> & { readonly shape: object }>(schema: S) =>
  (search: z.input<S> & SearchSchemaInput): z.output<S> => {
    // The router lays what is accepted over the address as it stands: a name that the call does not know must go.
    const foreign = Object.keys(search).filter((name) => !(name in schema.shape));
    return { ...Object.fromEntries(foreign.map((name) => [name, undefined])), ...accepted(schema, search) };
  };
