import { ordersIn } from '../features/order/order-ask.ts';

/** What is looked at: the words that are shown, and others that people may type for it. */
interface Findable {
  readonly label: string;
  readonly line?: string;
  readonly keywords?: string;
}

/** Letters as people type them in a hurry: small, without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);

/** How well it fits: each typed word must stand somewhere; the nearer to the beginning of the label, the better. 0 is not at all. */
const scoreOf = (typed: readonly string[], { label, line = '', keywords = '' }: Findable): number => {
  const name = plain(label);
  const all = plain(`${label} ${line} ${keywords}`);
  if (!typed.every((word) => all.includes(word))) return 0;
  const [first = ''] = typed;
  if (name.startsWith(first)) return 4;
  if (name.includes(` ${first}`)) return 3;
  return name.includes(first) ? 2 : 1;
};

/** What fits the typed words, best first; everything while nothing is typed. */
export const fitting = <T extends Findable>(query: string, all: readonly T[]): T[] => {
  const typed = wordsOf(query);
  return all
    .map((one) => ({ one, score: scoreOf(typed, one) }))
    .filter(({ score }) => score > 0 || typed.length === 0)
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
};

/** Part of a name or an e-mail, once there is enough of it to look for. */
export const personIn = (query: string): string | undefined => {
  const text = query.trim();
  const order = ordersIn(text);
  const isNumber = /^[\d\s.,-]+$/.test(text) || (order !== undefined && !('number' in order));
  return text.length >= 2 && text.length <= 100 && !isNumber ? text : undefined;
};
