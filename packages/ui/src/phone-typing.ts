import { type Change, digitsOf, type Mask, retyped } from './mask-typing.ts';

/** Area code and number as Brazil writes them: (11) 98765-4321, (11) 3333-4444. What is too long for either is left bare. */
const brazilian = (digits: string): string => {
  if (digits.length > 11) return digits;
  const [area, number] = [digits.slice(0, 2), digits.slice(2)];
  const cut = number.length > 8 ? 5 : 4;
  const [head, tail] = [number.slice(0, cut), number.slice(cut)];
  if (number === '') return area && `(${area}`;
  return `(${area}) ${head}${tail && `-${tail}`}`;
};
/** Longer than any number of the world, so that nothing is cut from what is merely wrong. */
const longest = 20;
const maskOf = (code: string): Mask => ({
  keep: digitsOf,
  show: code === '55' ? brazilian : (digits) => digits,
  longest,
});
/** Digits, and what people write between them. */
const isNumber = (text: string): boolean => /^[\d０-９\s().\-/]*$/.test(text);

/** The longest of the codes that a number in international form begins with. */
const codeOf = (digits: string, codes: readonly string[]): string | undefined =>
  codes
    .filter((code) => digits.startsWith(code))
    .reduce<string | undefined>((best, code) => (best && best.length >= code.length ? best : code), undefined);

export interface PhoneParts {
  /** The country's code, without its plus sign. */
  readonly code: string;
  /** What stands in the field of the number. */
  readonly text: string;
}

/**
 * Takes a value apart: `+5511987654321` is 55 and (11) 98765-4321. `chosen` is the code in the menu: it stays as long as the value
 * agrees with it. A text that is no number at all stands in the field as it is.
 */
export const phoneParts = (value: string, chosen: string, codes: readonly string[]): PhoneParts => {
  if (!value.startsWith('+')) return { code: chosen, text: value };
  const digits = value.slice(1);
  const code = digits.startsWith(chosen) ? chosen : codeOf(digits, codes);
  if (code === undefined) return { code: chosen, text: value };
  const rest = digits.slice(code.length);
  return { code, text: /^\d*$/.test(rest) ? maskOf(code).show(rest) : rest.trimStart() };
};

/** The value of a code and what stands in the field next to it; nothing without a number. */
export const phoneValue = (code: string, text: string): string => {
  if (text.trim() === '') return '';
  return isNumber(text) ? `+${code}${digitsOf(text)}` : `+${code} ${text}`;
};

/** A Brazilian number as it is pasted or filled in: without its long-distance zero, and without the 55 that some write unmarked. */
const national = (text: string, code: string): string => {
  const digits = digitsOf(text);
  if (code !== '55') return text;
  if (/^55\d{10,11}$/.test(digits)) return digits.slice(2);
  return /^0\d{10,11}$/.test(digits) ? digits.slice(1) : text;
};

export interface TypedPhone {
  readonly value: string;
  readonly code: string;
  readonly text: string;
  readonly caret: number;
}

/** The field of the number after its text was changed. A number with a plus sign brings its own country along. */
export const retypedPhone = (before: PhoneParts, change: Change, codes: readonly string[]): TypedPhone => {
  const typed = change.text.trimStart();
  if (typed.startsWith('+')) {
    const digits = digitsOf(typed);
    const code = isNumber(typed.slice(1)) ? codeOf(digits, codes) : undefined;
    if (code === undefined) return { value: typed, code: before.code, text: typed, caret: change.caret };
    const text = maskOf(code).show(digits.slice(code.length));
    return { value: phoneValue(code, text), code, text, caret: text.length };
  }
  const { code } = before;
  if (!isNumber(typed)) return { value: phoneValue(code, change.text), code, text: change.text, caret: change.caret };
  const shorter = national(change.text, code);
  const caret = shorter === change.text ? change.caret : shorter.length;
  const next = retyped(maskOf(code), digitsOf(before.text), { ...change, text: shorter, caret });
  return { value: phoneValue(code, next.value), code, text: next.text, caret: next.caret };
};
