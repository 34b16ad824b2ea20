import { currentLocale } from '@balcao/ui/locale';
import { type Area, languages, type Words } from '../i18n/languages.ts';

/** The language of this page; another one is another load of it. */
export const locale = currentLocale();

let known: Words = {};
const coming = new Map<Area, Promise<void>>();
const listeners = new Set<() => void>();

const fetchArea = async (area: Area): Promise<void> => {
  const { default: more } = await languages[locale][area]();
  known = { ...known, ...more };
  for (const tell of listeners) tell();
};

/** The words that have come, for `useSyncExternalStore`. */
export const words = {
  get: (): Words => known,
  subscribe: (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};

/** Fetches the words of an area once. @throws what the fetch throws; the next call tries again. */
export const loadWords = (area: Area): Promise<void> => {
  const held = coming.get(area);
  if (held) return held;
  const fetched = fetchArea(area);
  coming.set(area, fetched);
  fetched.catch(() => coming.delete(area));
  return fetched;
};

/** A screen and its words, at the same time; the screen is there when both are. */
export const withWords = async <Part>(area: Area | readonly Area[], load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([load(), ...[area].flat().map(loadWords)]);
  return part;
};
