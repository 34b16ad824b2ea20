import { formatCep } from '@balcao/brazil/cep';
import { formatCnpj } from '@balcao/brazil/cnpj';
import { formatCpf } from '@balcao/brazil/cpf';
import { formatDocument } from '@balcao/brazil/document';

/** What a masked field is made of: the characters that count, and the signs between them that only the eye needs. */
export interface Mask {
  /** The characters of a text that count, one by one: the mask and everything else is left out. */
  readonly keep: (text: string) => string;
  /** The text that shows so many of them. */
  readonly show: (kept: string) => string;
  readonly longest: number;
  /** The whole value inside a longer text, such as one pasted with its name before it. */
  readonly whole?: RegExp;
}

/** Full-width digits and letters, as Chinese keyboards write them, are the plain ones. */
const plain = (text: string): string =>
  text.replaceAll(/[０-９Ａ-Ｚａ-ｚ]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
export const digitsOf = (text: string): string => plain(text).replaceAll(/\D/g, '');
const raised = (text: string): string =>
  plain(text)
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toUpperCase();

const cnpjInText = /(?<![0-9a-z])[0-9a-z]{2}[. ]?[0-9a-z]{3}[. ]?[0-9a-z]{3}[/ ]?[0-9a-z]{4}[- ]?\d{2}(?![0-9a-z])/i;
/** `document` is a CPF up to eleven digits; a twelfth character or a letter makes it a CNPJ. */
export const masks = {
  cpf: { keep: digitsOf, show: formatCpf, longest: 11, whole: /(?<!\d)\d{3}[. ]?\d{3}[. ]?\d{3}[- ]?\d{2}(?!\d)/ },
  cnpj: { keep: raised, show: formatCnpj, longest: 14, whole: cnpjInText },
  cep: { keep: digitsOf, show: formatCep, longest: 8, whole: /(?<!\d)\d{2}\.?\d{3}[- ]?\d{3}(?!\d)/ },
  document: { keep: raised, show: formatDocument, longest: 14, whole: cnpjInText },
} as const satisfies Readonly<Record<string, Mask>>;
export type MaskKind = keyof typeof masks;

/** A value as the field shows it; one that the mask would cut or change, such as a hidden `52*******25`, is shown as it is. */
export const masked = (mask: Mask, value: string): string => {
  const kept = mask.keep(value);
  return kept === value.replaceAll(/[.\-/\s]/g, '') && kept.length <= mask.longest ? mask.show(kept) : value;
};

/** What a field looks like after its text was changed, before the mask is put on again. */
export interface Change {
  readonly text: string;
  /** The place of the caret, in characters from the beginning. */
  readonly caret: number;
  /** What was done, by its name in the standard of input events, such as `insertText`. */
  readonly by: string;
}
export interface Typed {
  /** The characters that count. */
  readonly value: string;
  readonly text: string;
  readonly caret: number;
}

/** The place in a shown text after so many characters that count; while inserting, after the signs that follow them too. */
const placeAfter = (mask: Mask, text: string, count: number, inserting: boolean): number => {
  for (let at = 0; at < text.length; at++) {
    const before = mask.keep(text.slice(0, at)).length;
    const isThere = inserting ? mask.keep(text.slice(0, at + 1)).length > count : before >= count;
    if (isThere) return at;
  }
  return text.length;
};

/**
 * Puts the mask on a text that was just changed, and finds where the caret belongs: behind the same character as before. Deleting a character of the
 * mask deletes the one next to it, so that every key has an effect. A full field takes no further character, while a longer pasted text is searched
 * for the value in it and else cut.
 */
export const retyped = (mask: Mask, before: string, { text, caret, by }: Change): Typed => {
  let kept = mask.keep(text);
  let count = mask.keep(text.slice(0, caret)).length;
  // Some keyboards of phones say `insert` of what they delete, so that only the lengths tell.
  const erased = kept === before && text.length < mask.show(before).length;
  if (erased) {
    const index = by.endsWith('Forward') ? count : count - 1;
    kept = kept.slice(0, Math.max(index, 0)) + kept.slice(index + 1);
    count = Math.max(0, Math.min(index, kept.length));
  }
  if (kept.length > mask.longest) {
    const typedOne = kept.length === before.length + 1;
    const found = typedOne ? before : mask.keep(mask.whole?.exec(plain(text))?.[0] ?? kept).slice(0, mask.longest);
    count = typedOne ? count - 1 : found.length;
    kept = found;
  }
  const shown = mask.show(kept);
  return { value: kept, text: shown, caret: placeAfter(mask, shown, count, by.startsWith('insert') && !erased) };
};

/** What an input element holds now, for {@link retyped}. */
export const changeOf = (input: HTMLInputElement, event: Event): Change => ({
  text: input.value,
  caret: input.selectionStart ?? input.value.length,
  by: event instanceof InputEvent ? event.inputType : '',
});

/** Writes text and caret into the element at once: React then finds the text that it is about to write and leaves the caret alone. */
export const putInto = (input: HTMLInputElement, { text, caret }: { text: string; caret: number }): void => {
  input.value = text;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
};
