import * as z from 'zod/mini';

/** A fixed set of codes as they are on the wire; `enum` calls each by its name. */
export interface Codes<Entries extends Readonly<Record<string, string>>> extends z.ZodMiniEnum<Entries> {
  readonly enum: Entries;
  /** Some of them, by name. */
  extract<const Name extends keyof Entries & string>(names: readonly Name[]): Codes<Pick<Entries, Name>>;
  /** All but some of them, by name. */
  exclude<const Name extends keyof Entries & string>(names: readonly Name[]): Codes<Omit<Entries, Name>>;
}

const codesOf = (entries: Readonly<Record<string, string>>): unknown => {
  const keep = (wanted: (name: string) => boolean) =>
    codesOf(Object.fromEntries(Object.entries(entries).filter(([name]) => wanted(name))));
  return Object.assign(z.enum(entries), {
    enum: entries,
    extract: (names: readonly string[]) => keep((name) => names.includes(name)),
    exclude: (names: readonly string[]) => keep((name) => !names.includes(name)),
  });
};

/** Codes that are their own names, or names with their codes: `codes(['csv', 'xlsx'])`, `codes({ paid: '02' })`. */
export function codes<const Values extends readonly string[]>(
  values: Values,
): Codes<{ readonly [Name in Values[number]]: Name }>;
export function codes<const Entries extends Readonly<Record<string, string>>>(entries: Entries): Codes<Entries>;
export function codes(given: readonly string[] | Readonly<Record<string, string>>): unknown {
  return codesOf(namesOf(given).enum);
}

/** The names and the codes of a set without its schema: what is built for browsers takes it where nothing is checked. */
export const namesOf = (given: readonly string[] | Readonly<Record<string, string>>) => {
  const entries = Array.isArray(given) ? Object.fromEntries(given.map((value) => [value, value])) : { ...given };
  return { enum: entries as Readonly<Record<string, string>>, options: Object.values(entries) };
};
