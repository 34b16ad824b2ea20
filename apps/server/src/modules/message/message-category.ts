import { type MessageCategory, messageLibrary } from '@balcao/contract/message-library';
import type { TemplateRow } from './message.tables.ts';

/** What a template is about: as the library says, or as its team did; null of one of a team that was put in use before that was kept. */
export const categoryOf = ({
  title,
  ownCategory,
}: Pick<TemplateRow, 'title' | 'ownCategory'>): MessageCategory | null =>
  title ? messageLibrary[title].category : ownCategory;
