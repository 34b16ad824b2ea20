import { parseReais } from '@balcao/brazil/money';

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

/** What is asked of the list of orders. */
export type OrderAsk =
  | { readonly number: string }
  | { readonly endToEndId: string }
  | { readonly amountFrom: string; readonly amountTo: string };

/** An amount as people write it, with its cents: `42,90`, `R$ 1.234,56`. */
const amountForm = /^(?:R\$\s*)?(?:\d{1,9}|\d{1,3}(?:\.\d{3}){1,3}),\d{2}$/i;
/** The id of a Pix payment: E, the bank, the minute, and eleven letters or digits. */
const endToEndForm = /^E\d{20}[A-Za-z0-9]{11}$/;
/** A number of the merchant's own, which is found by the whole of it: digits with letters or signs between. */
const ownNumberForm = /^(?=.*\d)(?=.*[A-Za-z_/-])[\w./-]{3,64}$/;

/** By what orders are looked for: an amount, the id of a payment, the beginning of our number from six digits on, or the merchant's own number. */
export const ordersIn = (query: string): OrderAsk | undefined => {
  const text = query.trim();
  if (amountForm.test(text)) {
    const centavos = String(parseReais(text));
    return { amountFrom: centavos, amountTo: centavos };
  }
  if (endToEndForm.test(text)) return { endToEndId: text };
  const digits = text.replaceAll(/[\s.-]/g, '');
  if (/^\d{6,64}$/.test(digits)) return { number: digits };
  return ownNumberForm.test(text) ? { number: text } : undefined;
};

/** Part of a name or an e-mail, once there is enough of it to look for. */
export const personIn = (query: string): string | undefined => {
  const text = query.trim();
  const isNumber = /^[\d\s.,-]+$/.test(text) || amountForm.test(text) || endToEndForm.test(text);
  return text.length >= 2 && text.length <= 100 && !isNumber ? text : undefined;
};
