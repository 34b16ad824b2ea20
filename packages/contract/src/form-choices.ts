import { educationLevels } from '@balcao/brazil/education-levels';
import { genders } from '@balcao/brazil/genders';
import { identityKinds } from '@balcao/brazil/identity-kinds';
import { maritalStatuses } from '@balcao/brazil/marital-status';
import { formatBrlShort } from '@balcao/brazil/money';
import { pixKeyTypes } from '@balcao/brazil/pix-key';
import { type TurnoverBand, turnoverBands } from '@balcao/brazil/turnover-bands';
import { formWords } from './form-labels.ts';
import type { Locale } from './locale.ts';
import { shopCodeChoices } from './shop-code-choices.ts';

const lists = {
  gender: genders,
  identityKind: identityKinds,
  shopCode: shopCodeChoices,
  maritalStatus: maritalStatuses,
  educationLevel: educationLevels,
  pixKeyType: pixKeyTypes,
} as const;

/** Kinds of fields that hold the code of a short list. */
export type ChoiceKind = keyof typeof lists | 'turnoverBand';
/** One of a short list: its code as text, as a menu holds it. */
export interface FormChoice {
  readonly value: string;
  readonly label: string;
}

const bandLabel = ({ from, to }: TurnoverBand, locale: Locale): string => {
  const { band } = formWords(locale);
  const reais = (amount: number): string => formatBrlShort(amount * 100);
  if (to === undefined) return band.over(reais(from));
  return from === 0 ? band.under(reais(to)) : band.between(reais(from), reais(to));
};

/** A reference list in a language, in the order of its codes. */
export const choicesOf = (locale: Locale, kind: ChoiceKind): readonly FormChoice[] => {
  if (kind === 'turnoverBand')
    return turnoverBands.map((band) => ({ value: String(band.code), label: bandLabel(band, locale) }));
  const words: Readonly<Record<string, string>> = formWords(locale)[kind];
  return Object.entries(lists[kind]).map(([name, code]) => ({ value: String(code), label: words[name] ?? name }));
};

/** The name of a code; what no list knows is shown as it is. */
export const choiceLabel = (locale: Locale, kind: ChoiceKind, code: string): string =>
  choicesOf(locale, kind).find(({ value }) => value === code)?.label ?? code;
