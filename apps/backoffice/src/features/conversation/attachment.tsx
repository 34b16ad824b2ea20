import type { MessageAttachment } from '@balcao/contract/conversation-attachment';
import type { SentDocument as OneDocument } from '@balcao/contract/conversation-document';
import { MessageDocument } from '@balcao/ui/message-document.tsx';
import { MessagePicture } from '@balcao/ui/message-picture.tsx';
import { MessagePlace } from '@balcao/ui/message-place.tsx';
import { useSeen } from '@balcao/ui/use-seen';
import { VoicePlayer } from '@balcao/ui/voice-player.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { pictureOptions, useSaveDocument, voiceOptions } from './attachment.queries.ts';

interface Where {
  readonly channelId: string;
  readonly conversationId: string;
  readonly position: number;
}
type Voice = Extract<MessageAttachment, { kind: 'voice' }>;
type Picture = Extract<MessageAttachment, { kind: 'picture' }>;

const SentPicture = ({ of, where, who }: { of: Picture; where: Where; who: string }) => {
  const t = useTranslations('ui.attachment');
  const { channelId, conversationId, position } = where;
  const { data, isError, refetch } = useQuery(pictureOptions(channelId, conversationId, position));
  const retry = () => void refetch();
  return <MessagePicture src={data} size={of} alt={t('from', { name: who })} isFailed={isError} onRetry={retry} />;
};

/** It comes when it is near what is in view. */
const SentVoice = ({ of, where, who }: { of: Voice; where: Where; who: string }) => {
  const t = useTranslations('ui.attachment');
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(ref);
  const { channelId, conversationId, position } = where;
  const query = voiceOptions(channelId, conversationId, position, of.type);
  const { data, isError, refetch } = useQuery({ ...query, enabled: isSeen });
  return (
    <VoicePlayer
      ref={ref}
      sound={data}
      seconds={of.seconds}
      label={t('voiceFrom', { name: who })}
      isFailed={isError}
      onRetry={() => void refetch()}
    />
  );
};

const SentDocument = ({ of, where }: { of: OneDocument; where: Where }) => {
  const { channelId, conversationId, position } = where;
  const save = useSaveDocument(channelId, conversationId, position);
  return <MessageDocument of={of} isSaving={save.isPending} onSave={() => save.mutate(of)} />;
};

/** What came with a message. */
export const Attachment = ({ of, where, who }: { of: MessageAttachment; where: Where; who: string }) => {
  if (of.kind === 'place') return <MessagePlace of={of} />;
  if (of.kind === 'document') return <SentDocument of={of} where={where} />;
  if (of.kind === 'voice') return <SentVoice of={of} where={where} who={who} />;
  return <SentPicture of={of} where={where} who={who} />;
};
