import type { MessageAttachment } from '@balcao/contract/conversation-attachment';
import { addressOfChosen, type ChosenPicture } from '@balcao/ui/chosen-picture';
import { MessagePicture } from '@balcao/ui/message-picture.tsx';
import { MessagePlace } from '@balcao/ui/message-place.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { keptPictureQuery, pictureQuery } from './conversation.queries.ts';
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

interface AttachmentProps extends Omit<SentPictureProps, 'of' | 'alt'> {
  of: MessageAttachment;
  /** Who sent it; undefined for the person whose phone this is. */
  from: string | undefined;
}
/** What came with a message. */
export const Attachment = ({ of, from, ...where }: AttachmentProps) => {
  const t = useTranslations('ui.attachment');
  if (of.kind === 'place') return <MessagePlace of={of} />;
  return <SentPicture of={of} {...where} alt={from === undefined ? t('own') : t('from', { name: from })} />;
};

const KeptPicture = ({ clientId, size }: { clientId: string; size: ChosenPicture['size'] }) => {
  const t = useTranslations('ui.attachment');
  const { data } = useQuery(keptPictureQuery(clientId));
  return <MessagePicture src={data ? addressOfChosen(data) : undefined} size={size} alt={t('own')} />;
};

/** What goes with a message that is on its way. */
export const AttachmentOnItsWay = ({ of, clientId }: { of: KeptAttachment; clientId: string }) =>
  of.kind === 'place' ? <MessagePlace of={of} /> : <KeptPicture clientId={clientId} size={of.size} />;
