/** One of a long list, found by its label and by further words. */
export interface ListOption {
  readonly value: string;
  readonly label: string;
  /** Other words by which people look for it: the name in another language, an abbreviation. */
  readonly words?: string;
}

/** A text without case and accents, as people type it in a hurry. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** 0: it begins so; 1: each word of the query begins one of its words; 2: each is somewhere in it; 3: it does not fit. */
const rankOf = (text: string, query: string, tokens: readonly string[]): 0 | 1 | 2 | 3 => {
  if (text.startsWith(query)) return 0;
  const words = text.split(/[^\p{L}\p{N}+]+/u);
  if (tokens.every((token) => words.some((word) => word.startsWith(token)))) return 1;
  return tokens.every((token) => text.includes(token)) ? 2 : 3;
};

/** The folded texts of a list are made once, however many letters are typed. */
const texts = new WeakMap<readonly ListOption[], readonly string[]>();
const textsOf = (options: readonly ListOption[]): readonly string[] => {
  const known = texts.get(options);
  if (known) return known;
  const made = options.map(({ label, words = '' }) => folded(`${label} ${words}`));
  texts.set(options, made);
  return made;
};

/** What fits the query, best first and otherwise in the order of the list; everything when nothing is asked. */
export const findOptions = (options: readonly ListOption[], typed: string): readonly ListOption[] => {
  const query = folded(typed);
  if (query === '') return options;
  const tokens = query.split(/[^\p{L}\p{N}+]+/u).filter(Boolean);
  const all = textsOf(options);
  const ranked = options.map((option, index) => ({ option, rank: rankOf(all[index] ?? '', query, tokens) }));
  return ([0, 1, 2] as const).flatMap((rank) => ranked.flatMap((one) => (one.rank === rank ? [one.option] : [])));
};

/** The option that a typed text names without doubt: its label, or the only one that fits. */
export const meantOption = (options: readonly ListOption[], typed: string): ListOption | undefined => {
  const query = folded(typed);
  if (query === '') return undefined;
  const exact = options.find(({ label, value }) => folded(label) === query || folded(value) === query);
  const fitting = exact ? [] : findOptions(options, typed);
  return exact ?? (fitting.length === 1 ? fitting[0] : undefined);
};
