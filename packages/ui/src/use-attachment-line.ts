import { formatDuration } from '@balcao/brazil/dates';
import type { AttachmentKind } from '@balcao/contract/conversation-attachment';
import { useTranslations } from 'use-intl';

/** What a list says of a message without words. */
export const useAttachmentLine = (): ((kind: AttachmentKind, seconds: number | null) => string) => {
  const t = useTranslations('ui.attachment');
  return (kind, seconds) => (seconds === null ? t(kind) : t('voiceLine', { length: formatDuration(seconds) }));
};
