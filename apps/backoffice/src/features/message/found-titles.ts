import type { Locale } from '@balcao/contract/locale';
import {
  fieldsOfTitle,
  type MessageCategory,
  type MessageTitle,
  MessageTitle as MessageTitles,
  messageLibrary,
} from '@balcao/contract/message-library';
import { labelIn, titleIn } from '@balcao/contract/message-wording';
import { findOptions } from '@balcao/ui/list-search';

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
      label: titleIn(title, locale),
      words: fieldsOfTitle(title)
        .map((field) => labelIn(field, locale))
        .join(' '),
    }));
  return findOptions(options, words).flatMap(({ value }) => MessageTitles.options.find((one) => one === value) ?? []);
};
