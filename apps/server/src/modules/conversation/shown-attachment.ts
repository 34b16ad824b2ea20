import type { MessageAttachment } from '@balcao/contract/conversation-attachment';
import { type KeptAttachment, withFile } from './conversation.tables.ts';

/** What comes with a message, without where its bytes lie. */
export const shownAttachment = (kept: KeptAttachment | null): MessageAttachment | null => {
  if (!withFile(kept)) return kept;
  const { uploadId: _, sent: __, ...shown } = kept;
  return shown;
};

/** Of what came with a message, what a list says. */
export const namedAttachment = (kept: KeptAttachment | null | undefined) => ({
  kind: kept?.kind ?? null,
  seconds: kept?.kind === 'voice' ? kept.seconds : null,
});
