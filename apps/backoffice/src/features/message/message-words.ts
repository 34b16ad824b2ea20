import { formatDate } from '@balcao/brazil/dates';
import { formatBrl } from '@balcao/brazil/money';
import type { Locale } from '@balcao/contract/locale';
import { type MessageField, messageFields } from '@balcao/contract/message-field';
import {
  fieldsOfTitle,
  type MessageCategory,
  type MessageTitle,
  MessageTitle as MessageTitles,
  messageLibrary,
} from '@balcao/contract/message-library';
import { findOptions } from '@balcao/ui/list-search';

export const titleText = (title: MessageTitle, locale: Locale): string => messageLibrary[title].words[locale];
export const fieldText = (field: MessageField, locale: Locale): string => messageFields[field].words[locale];

/** The sample of a field as a phone would write it. */
export const sampleText = (field: MessageField, locale: Locale): string => {
  const { kind, sample } = messageFields[field];
  if (kind === 'amount') return formatBrl(Number(sample));
  return kind === 'day' ? formatDate(String(sample), { locale, form: 'date' }) : String(sample);
};

interface Wanted {
  readonly words: string;
  readonly category: MessageCategory | undefined;
}
/** The titles of the library with these words in them or in their fields, best first. */
export const foundTitles = ({ words, category }: Wanted, locale: Locale): MessageTitle[] => {
  const options = MessageTitles.options
    .filter((title) => !category || messageLibrary[title].category === category)
    .map((title) => ({
      value: title,
      label: titleText(title, locale),
      words: fieldsOfTitle(title)
        .map((field) => fieldText(field, locale))
        .join(' '),
    }));
  return findOptions(options, words).flatMap(({ value }) => MessageTitles.options.find((one) => one === value) ?? []);
};
