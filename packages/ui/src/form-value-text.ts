import { addDays, type DateLocale, formatDate } from '@balcao/brazil/dates';
import { categoryLabel } from '@balcao/brazil/merchant-categories';
import { formatBrl } from '@balcao/brazil/money';
import { states } from '@balcao/brazil/states';
import { choiceLabel } from '@balcao/contract/form-choices';
import type { FieldKind } from '@balcao/contract/form-fields';
import { type Words, wordsIn } from '@balcao/contract/form-words';
import { type Locale, localeNames, localeOf } from '@balcao/contract/locale';
import { messageCategoryWords, messageKindWords } from '@balcao/contract/message-words';
import { templateCategoryWords } from '@balcao/contract/template-words';
import { masked, masks } from './mask-typing.ts';
import { phoneParts } from './phone-typing.ts';

const dayIn = (value: string, locale: DateLocale): string => {
  try {
    return formatDate(addDays(value, 0), { locale });
  } catch {
    return value; // Half typed, or no day of the calendar.
  }
};

const moneyIn = (value: string): string => (/^\d{1,15}$/.test(value) ? formatBrl(Number(value)) : value);

const phoneIn = (value: string): string => {
  const { text } = phoneParts(value, '55', ['55']);
  return text === value ? value : `+55 ${text}`;
};

const stateOf = (code: string): string => {
  const state = states.find((one) => one.code === code);
  return state ? `${state.code} - ${state.name}` : code;
};

const wordsOf = (words: Readonly<Record<string, Words>>, code: string, locale: Locale): string => {
  const found = words[code];
  return found ? wordsIn(locale, found) : code;
};

/**
 * A value of a flat form as people read it: documents and numbers under their masks, days and money in the person's way, codes by
 * their names. What is hidden (`52*******25`), or does not fit its kind, is shown as it is.
 */
export const formValueText = (kind: FieldKind, value: string, locale: Locale): string => {
  if (value.includes('*')) return value;
  switch (kind) {
    case 'cpf':
    case 'cnpj':
    case 'cep':
      return masked(masks[kind], value);
    case 'phone':
      return phoneIn(value);
    case 'day':
      return dayIn(value, locale);
    case 'money':
      return moneyIn(value);
    case 'state':
      return stateOf(value);
    case 'category':
      return categoryLabel(value);
    case 'gender':
    case 'identityKind':
    case 'shopCode':
    case 'maritalStatus':
    case 'educationLevel':
    case 'turnoverBand':
    case 'pixKeyType':
      return choiceLabel(locale, kind, value);
    case 'messageKind':
      return wordsOf(messageKindWords, value, locale);
    case 'messageCategory':
      return wordsOf(messageCategoryWords, value, locale);
    case 'templateCategory':
      return wordsOf(templateCategoryWords, value, locale);
    case 'locale':
      return localeNames[localeOf(value)];
    default:
      return value;
  }
};
