import type { MessageAttachment } from '@balcao/contract/conversation-attachment';
import { MessagePicture } from '@balcao/ui/message-picture.tsx';
import { MessagePlace } from '@balcao/ui/message-place.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { pictureOptions } from './conversation.queries.ts';

interface Where {
  readonly channelId: string;
  readonly conversationId: string;
  readonly position: number;
}
type Picture = Extract<MessageAttachment, { kind: 'picture' }>;

const SentPicture = ({ of, where, who }: { of: Picture; where: Where; who: string }) => {
  const t = useTranslations('ui.attachment');
  const { channelId, conversationId, position } = where;
  const { data, isError, refetch } = useQuery(pictureOptions(channelId, conversationId, position));
  const retry = () => void refetch();
  return <MessagePicture src={data} size={of} alt={t('from', { name: who })} isFailed={isError} onRetry={retry} />;
};

/** What came with a message. */
export const Attachment = ({ of, where, who }: { of: MessageAttachment; where: Where; who: string }) =>
  of.kind === 'place' ? <MessagePlace of={of} /> : <SentPicture of={of} where={where} who={who} />;
