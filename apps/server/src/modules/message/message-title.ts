import type { TemplateTitle } from '@balcao/contract/message-wording';
import type { TemplateRow } from './message.tables.ts';

/** The title of a template: of the library, or in the words of its team. @throws Error for a row that has none, which the database refuses. */
export const titleOf = ({ id, title, ownTitle }: TemplateRow): TemplateTitle => {
  const found = title ?? ownTitle;
  if (!found) throw new Error(`The template ${id} has no title.`);
  return found;
};
