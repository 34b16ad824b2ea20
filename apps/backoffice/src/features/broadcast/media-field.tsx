import { limits } from '@balcao/contract/limits';
import { documentsAtMost, type Media, type MediaKind, mediaFiles } from '@balcao/contract/media';
import { acceptOf, takeFiles } from '@balcao/ui/file-check';
import { FileDrop } from '@balcao/ui/file-drop.tsx';
import { Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { QueueList } from '@balcao/ui/queue-list.tsx';
import type { QueuedFile } from '@balcao/ui/send-queue';
import { useFileProblem } from '@balcao/ui/use-file-problem';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import type { BroadcastPlace } from './broadcast.queries.ts';
import { KeptMedia } from './kept-media.tsx';
import { mediaOptions } from './media.queries.ts';
import { mediaSendingOf } from './media-sending.ts';

const most = { video: limits.videosOfBroadcast, document: documentsAtMost } as const;

interface MediaFieldProps {
  place: BroadcastPlace;
  kind: MediaKind;
  /** Ids of the files, in their order. */
  value: readonly string[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

/** Files on their way into a draft; each that arrives is added to it, also when the page was left meanwhile. */
export const useMediaSending = (place: BroadcastPlace, kind: MediaKind) => {
  const merchantId = useCurrentUser().merchantId ?? '';
  const { channelId, id } = place;
  const sending = useMemo(() => mediaSendingOf(merchantId, { channelId, id }, kind), [merchantId, channelId, id, kind]);
  const files = useSyncExternalStore(sending.queue.subscribe, sending.queue.snapshot);
  return { ...sending, files };
};

interface Arrivals extends Pick<MediaFieldProps, 'value' | 'onChange'> {
  readonly channelId: string;
  readonly takeArrived: () => readonly Media[];
  readonly files: readonly QueuedFile[];
}
/** Whenever the queue moves, something may have arrived: it is added to the draft. */
const useArrivals = ({ channelId, takeArrived, files, value, onChange }: Arrivals): void => {
  const queryClient = useQueryClient();
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  useEffect(() => {
    const fresh = files && takeArrived();
    if (fresh.length === 0) return;
    for (const media of fresh) queryClient.setQueryData(mediaOptions(channelId, media.id).queryKey, media);
    const ids = [...latest.current.value, ...fresh.map(({ id }) => id)];
    latest.current.onChange(ids);
    latest.current.value = ids;
  }, [files, takeArrived, queryClient, channelId]);
};
/** The browser asks before the tab closes while files are on their way. */
const useStaying = (isBusy: boolean): void =>
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isBusy) window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [isBusy]);

/** The files of a draft: chosen or dropped, sent at once, and shown with what is known of each. */
export const MediaField = ({ place, kind, value, error, onChange }: MediaFieldProps) => {
  const t = useTranslations('broadcast.files');
  const d = useTranslations('ui.document');
  const { queue, takeArrived, files } = useMediaSending(place, kind);
  const [problem, setProblem] = useState('');
  useArrivals({ channelId: place.channelId, takeArrived, files, value, onChange });
  useStaying(queue.isBusy);

  const count = most[kind];
  const underway = files.filter(({ state }) => state !== 'failed').length;
  const room = Math.max(0, count - value.length - underway);
  const say = useFileProblem({
    tooLarge: t('tooLarge'),
    ...(room < limits.filesAtOnce ? { tooMany: d('tooMany', { max: count }) } : {}),
  });
  const take = async (chosen: readonly File[]) => {
    const { taken, wrong } = await takeFiles(chosen, mediaFiles[kind], room);
    setProblem(wrong ? say(wrong) : '');
    queue.add(taken);
  };
  const said = problem || error;
  return (
    <Stack as="fieldset" gap={8} aria-label={t(kind)}>
      {value.map((id) => (
        <KeptMedia
          key={id}
          channelId={place.channelId}
          mediaId={id}
          onRemove={() => onChange(value.filter((one) => one !== id))}
        />
      ))}
      <QueueList files={files} queue={queue} />
      {room > 0 && (
        <FileDrop
          label={d(value.length + underway > 0 ? 'chooseAnother' : 'choose')}
          help={t(`${kind}Help`, { max: count })}
          accept={acceptOf(mediaFiles[kind])}
          several={count > 1}
          isWrong={Boolean(said)}
          onFiles={(chosen) => void take(chosen)}
        />
      )}
      {said && (
        <Text size={14} tone="bad" role="alert">
          {said}
        </Text>
      )}
      {room > 0 && <Muted>{t('again')}</Muted>}
    </Stack>
  );
};
