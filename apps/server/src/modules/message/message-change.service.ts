import type { TemplateTitle } from '@balcao/contract/message-wording';
import type { Queries } from '../../platform/db.ts';
import { type AppletKey, listChangedTemplates, listTemplates } from './message-template.repository.ts';
import { titleOf } from './message-title.ts';

export interface MessagesChanged {
  readonly added: TemplateTitle[];
  readonly removed: TemplateTitle[];
}

/** The titles of the subscribe messages that came and went since a moment; all that there are where there is none. */
export const messagesChangedSince = async (
  queries: Queries,
  key: AppletKey,
  since: Date | null,
): Promise<MessagesChanged> => {
  if (since === null) return { added: (await listTemplates(queries, key)).map(titleOf), removed: [] };
  const changed = await listChangedTemplates(queries, key, since);
  return {
    added: changed.filter(({ removedAt }) => removedAt === null).map(titleOf),
    removed: changed.filter(({ removedAt, createdAt }) => removedAt !== null && createdAt <= since).map(titleOf),
  };
};
