import type { MessageAttachment } from '@balcao/contract/conversation-attachment';
import type { KeptAttachment } from './conversation.tables.ts';

/** What comes with a message, without where its bytes lie. */
export const shownAttachment = (kept: KeptAttachment | null): MessageAttachment | null => {
  if (kept?.kind !== 'picture') return kept;
  const { kind, width, height } = kept;
  return { kind, width, height };
};
