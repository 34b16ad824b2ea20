import type { RouterHistory, SearchSchemaInput } from '@tanstack/react-router';
import type * as z from 'zod/mini';
import type { searches } from '../routes/searches.ts';

type Searches = typeof searches;

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

let held: Searches | undefined;

/** Fetches what addresses may say, once. @throws what the fetch throws; the next call tries again. */
export const loadSearches = async (): Promise<void> => {
  held ??= (await import('../routes/searches.ts')).searches;
};

type Schema = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>> & { readonly shape: object };

/** What is accepted, as it is laid over the address as it stands: a name that the call does not know must go. */
const overlay = <S extends Schema>(schema: S, search: Readonly<Record<string, unknown>>): z.output<S> => {
  const foreign = Object.keys(search).filter((name) => !(name in schema.shape));
  return { ...Object.fromEntries(foreign.map((name) => [name, undefined])), ...accepted(schema, search) };
};

/**
 * A route's `validateSearch` by what its address may say: the filters of a list are in the address, in the words of its call.
 * `unasked`: what holds at an address that says nothing. Before `loadSearches` has come, a search is only what a link of a page asks for, whose type is
 * checked; it is read by its schema before it is gone to.
 */
export const searchBy =
  <S extends Schema>(of: (all: Searches) => S, unasked: z.output<S>) =>
  (search: z.input<S> & SearchSchemaInput): z.output<S> =>
    held ? overlay(of(held), search) : { ...unasked, ...search };

/** By these someone shows that they are about to do something. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches what addresses may say when someone reaches for the page; who goes to an address with a search waits for it. */
export const fetchSearchesLater = (history: RouterHistory): void => {
  const release = history.block({
    blockerFn: async ({ nextLocation }) => {
      if (nextLocation.search) await loadSearches().catch(() => undefined); // The page that cannot be fetched either says so.
      return false;
    },
    enableBeforeUnload: false,
  });
  const reached = new AbortController();
  const reach = () => {
    reached.abort();
    loadSearches().then(release, () => undefined);
  };
  for (const sign of signs) document.addEventListener(sign, reach, { signal: reached.signal, passive: true });
};
