import type { MessageAttachment } from '@balcao/contract/conversation-attachment';
import type { SentDocument as OneDocument } from '@balcao/contract/conversation-document';
import { addressOfChosen, type ChosenPicture } from '@balcao/ui/chosen-picture';
import { MessageDocument } from '@balcao/ui/message-document.tsx';
import { MessagePicture } from '@balcao/ui/message-picture.tsx';
import { MessagePlace } from '@balcao/ui/message-place.tsx';
import { useSeen } from '@balcao/ui/use-seen';
import { VoicePlayer } from '@balcao/ui/voice-player.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { keptPictureQuery, keptVoiceQuery, pictureQuery, useSaveDocument, voiceQuery } from './conversation.queries.ts';
import type { KeptAttachment } from './outbox.ts';

interface SentPictureProps {
  of: Extract<MessageAttachment, { kind: 'picture' }>;
  /** Of which person, and of which channel. */
  place: string;
  link: string;
  position: number;
  alt: string;
}
const SentPicture = ({ of, place, link, position, alt }: SentPictureProps) => {
  const { data, isError, refetch } = useQuery(pictureQuery(place, link, position));
  return <MessagePicture src={data} size={of} alt={alt} isFailed={isError} onRetry={() => void refetch()} />;
};

interface SentVoiceProps extends Omit<SentPictureProps, 'of' | 'alt'> {
  of: Extract<MessageAttachment, { kind: 'voice' }>;
  label: string;
}
/** It comes when it is near what is in view. */
const SentVoice = ({ of: { type, seconds }, place, link, position, label }: SentVoiceProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(ref);
  const query = { ...voiceQuery(place, link, position, type), enabled: isSeen };
  const { data, isError, refetch } = useQuery(query);
  const retry = () => void refetch();
  return <VoicePlayer ref={ref} sound={data} seconds={seconds} label={label} isFailed={isError} onRetry={retry} />;
};

/** A PDF is read here, other documents are saved. */
const SentDocument = ({ of, place, link, position }: Omit<SentPictureProps, 'of' | 'alt'> & { of: OneDocument }) => {
  const save = useSaveDocument(place, link, position);
  const name = of.type === 'pdf' && (
    <Link
      to="/channel/$link/conversation/document/$position"
      params={{ link, position: String(position) }}
      className="link"
    >
      {of.name}
    </Link>
  );
  return <MessageDocument of={of} link={name || undefined} isSaving={save.isPending} onSave={() => save.mutate(of)} />;
};

interface AttachmentProps extends Omit<SentPictureProps, 'of' | 'alt'> {
  of: MessageAttachment;
  /** Who sent it; undefined for the person whose phone this is. */
  from: string | undefined;
}
/** What came with a message. */
export const Attachment = ({ of, from, ...where }: AttachmentProps) => {
  const t = useTranslations('ui.attachment');
  if (of.kind === 'place') return <MessagePlace of={of} />;
  if (of.kind === 'document') return <SentDocument of={of} {...where} />;
  if (of.kind === 'voice') {
    const label = from === undefined ? t('ownVoice') : t('voiceFrom', { name: from });
    return <SentVoice of={of} {...where} label={label} />;
  }
  return <SentPicture of={of} {...where} alt={from === undefined ? t('own') : t('from', { name: from })} />;
};

const KeptPicture = ({ clientId, size }: { clientId: string; size: ChosenPicture['size'] }) => {
  const t = useTranslations('ui.attachment');
  const { data } = useQuery(keptPictureQuery(clientId));
  return <MessagePicture src={data ? addressOfChosen(data) : undefined} size={size} alt={t('own')} />;
};

const KeptVoice = ({ clientId, of }: { clientId: string; of: Extract<KeptAttachment, { kind: 'voice' }> }) => {
  const t = useTranslations('ui.attachment');
  const { data } = useQuery(keptVoiceQuery(clientId, of.type));
  return <VoicePlayer sound={data ?? undefined} seconds={of.seconds} label={t('ownVoice')} />;
};

/** What goes with a message that is on its way. */
export const AttachmentOnItsWay = ({ of, clientId }: { of: KeptAttachment; clientId: string }) => {
  if (of.kind === 'place') return <MessagePlace of={of} />;
  if (of.kind === 'voice') return <KeptVoice clientId={clientId} of={of} />;
  return <KeptPicture clientId={clientId} size={of.size} />;
};
