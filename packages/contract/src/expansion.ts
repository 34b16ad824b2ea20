import * as z from 'zod/mini';
import { severalOf } from './scalars.ts';

/** What may stand with an answer when it is asked for, by the name that asks for it (decision 119). */
export type Expansions = Readonly<Record<string, z.ZodMiniType>>;
/** The names of these. */
export type NameOf<X extends Expansions> = keyof X & string;

/** So many of a kind stand with one answer at most, the newest ones. */
export const expandedAtMost = 50;

/** One name, several, or several in one text with commas between them. */
type Asked<N extends string> = z.ZodMiniOptional<z.ZodMiniType<N[], N[] | string>>;

/** The parameter that asks for them: repeated, as the other parameters of lists are, or once with commas between the names. */
export const expandOf = <const X extends Expansions>(expansions: X): Asked<NameOf<X>> => {
  const names = Object.keys(expansions) as [NameOf<X>, ...NameOf<X>[]];
  if (names.length === 1) return z.optional(severalOf(z.enum(names), 1));
  const one = `(${names.join('|')})`;
  const listed = z.string().check(z.regex(new RegExp(`^${one}(,${one}){1,${names.length - 1}}$`)));
  return z.optional(
    z.union([
      severalOf(z.enum(names), names.length),
      z.pipe(
        listed,
        z.transform((text) => text.split(',') as NameOf<X>[]),
      ),
    ]),
  );
};

type Optional<X extends Expansions> = { [N in keyof X]: z.ZodMiniOptional<X[N]> };
/** The same as fields of an answer: each is there only where it was asked for. */
export const expandedOf = <const X extends Expansions>(expansions: X): Optional<X> =>
  Object.fromEntries(Object.entries(expansions).map(([name, schema]) => [name, z.optional(schema)])) as Optional<X>;
