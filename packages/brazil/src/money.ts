/** The largest amount that one operation may carry: R$ 999.999.999,99, in centavos. */
export const MONEY_MAX = 99_999_999_999;

/**
 * Reads an amount that a person typed, pasted or imported, in reais, and returns whole centavos. On the wire amounts are integers
 * and are never read this way.
 *
 * Everything but digits, commas and dots is dropped, a minus sign too. With a comma, dots are thousands separators and the comma is
 * the decimal sign. Without one, a single dot followed by one or two digits is the decimal sign, and any other dot separates
 * thousands. What is not an amount gives 0: no digits, more than one comma, a dot after the comma, or fractions of a centavo
 * (`1,234`, which an English page would mean as a thousand). The rule "more than zero" then refuses it; nothing is rounded.
 * An amount of more than fifteen digits is not exact, and always above {@link MONEY_MAX}.
 */
export function parseReais(text: string): number {
  const kept = text.replace(/[^\d.,]/g, '');
  const [reais, cents] = kept.includes(',') ? splitAtComma(kept) : splitAtDot(kept);
  const wholeReais = reais.replaceAll('.', '');
  if (wholeReais + cents === '' || !/^\d{0,2}$/.test(cents)) return 0;
  return Number(wholeReais + cents.padEnd(2, '0'));
}

const splitAtComma = (text: string): [string, string] => {
  const comma = text.indexOf(',');
  return [text.slice(0, comma), text.slice(comma + 1)];
};

const splitAtDot = (text: string): [string, string] => {
  const [, reais, cents] = /^(\d*)\.(\d{1,2})$/.exec(text) ?? [];
  return reais === undefined || cents === undefined ? [text, ''] : [reais, cents];
};

/** Making an Intl formatter costs far more than using it, and a table formats hundreds of amounts. */
const exact = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const whole = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 });

/**
 * Formats whole centavos as an amount in reais, always with its cents: `R$ 1.234,56` in every language, since people in Brazil read money that way in
 * all of them (the space is a no-break space).
 * @throws RangeError when the amount is not whole centavos.
 */
export function formatBrl(centavos: number): string {
  assertWhole(centavos, 'amount');
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  // Passed as decimal text: dividing by 100 loses a centavo in sums near the largest safe integer.
  const reais = `${centavos < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
  return exact.format(reais);
}

/** Like {@link formatBrl}, but whole reais stand without their cents: for the axis of a chart and for bands of income. */
export const formatBrlShort = (centavos: number): string =>
  centavos % 100 === 0 ? whole.format(centavos / 100) : formatBrl(centavos);

/**
 * Shares whole centavos in equal parts by the largest remainder: the first parts take the odd centavos, so the sum never changes.
 * @throws RangeError when the amount is negative or not whole centavos, or `parts` is not a whole number above zero.
 */
export function split(centavos: number, parts: number): number[] {
  assertWhole(centavos, 'amount', 0);
  assertWhole(parts, 'parts', 1);
  const odd = centavos % parts;
  const floor = (centavos - odd) / parts;
  return Array.from({ length: parts }, (_, index) => (index < odd ? floor + 1 : floor));
}

/**
 * The fee on an amount in centavos: a share in basis points (100 are 1 %), rounded half up, plus a fixed part in centavos. It is
 * never more than the amount itself, so that the net amount is never negative.
 * @throws RangeError when an argument is negative or not whole, or the share is above 10 000 basis points.
 */
export function feeOf(amount: number, basisPoints: number, fixed = 0): number {
  assertWhole(amount, 'amount', 0);
  assertWhole(basisPoints, 'basisPoints', 0);
  assertWhole(fixed, 'fixed', 0);
  if (basisPoints > 10_000) throw new RangeError(`basisPoints ${basisPoints} is more than the whole`);
  // Whole thousands and the rest apart keep every product a safe integer for any safe amount.
  const rest = amount % 10_000;
  const share = ((amount - rest) / 10_000) * basisPoints + Math.floor((rest * basisPoints + 5_000) / 10_000);
  return Math.min(amount, share + fixed);
}

function assertWhole(value: number, name: string, min = -Number.MAX_SAFE_INTEGER): void {
  if (!Number.isSafeInteger(value) || value < min)
    throw new RangeError(`${name} ${value} is not a whole number of at least ${min}`);
}
