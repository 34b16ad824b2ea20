import { parseReais } from '@balcao/brazil/money';

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

/** What the search of the list looks for by another filter than the number: an amount, or the id of a payment. */
export const notByNumber = (text: string): Exclude<OrderAsk, { readonly number: string }> | undefined => {
  const ask = ordersIn(text);
  return ask && 'number' in ask ? undefined : ask;
};
