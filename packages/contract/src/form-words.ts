import type { educationLevels } from '@balcao/brazil/education-levels';
import type { genders } from '@balcao/brazil/genders';
import type { identityKinds } from '@balcao/brazil/identity-kinds';
import type { maritalStatuses } from '@balcao/brazil/marital-status';
import type { pixKeyTypes } from '@balcao/brazil/pix-key';
import type { Locale } from './locale.ts';
import type { shopCodeChoices } from './shop-code-choices.ts';

const languages = { 'pt-BR': 'pt', 'en-US': 'en', 'es-MX': 'es', 'zh-CN': 'zh' } as const satisfies Record<
  Locale,
  string
>;
/** The same words in each language of the product (rule: four-languages). */
export type Words = Readonly<Record<(typeof languages)[Locale], string>>;

export const wordsIn = (locale: Locale, words: Words): string => words[languages[locale]];

/** What the choices of a form are called in one language, and how its labels are put together. */
export interface FormWords {
  /** Between a part of a form and a field in it: `Sócio 2: CPF`. */
  colon: string;
  gender: Record<keyof typeof genders, string>;
  identityKind: Record<keyof typeof identityKinds, string>;
  shopCode: Record<keyof typeof shopCodeChoices, string>;
  maritalStatus: Record<keyof typeof maritalStatuses, string>;
  educationLevel: Record<keyof typeof educationLevels, string>;
  pixKeyType: Record<keyof typeof pixKeyTypes, string>;
  /** A band of money; the amounts come written out. */
  band: {
    under: (to: string) => string;
    between: (from: string, to: string) => string;
    over: (from: string) => string;
  };
}
