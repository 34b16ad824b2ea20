import { formatDuration } from '@balcao/brazil/dates';
import { pictureFile } from '@balcao/contract/article-picture';
import { isBelowAdvice, isWide, type Media, mediaTypes } from '@balcao/contract/media';
import { Button } from '@balcao/ui/button.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { acceptOf, problemOfChosen, sizeText } from '@balcao/ui/file-check';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellBad, tellGood } from '@balcao/ui/notice';
import { pictureOfPhoto } from '@balcao/ui/video-picture';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { mediaOptions, usePutPoster } from './media.queries.ts';

/** What was found in it, and advice that does not keep it from being sent. */
const Facts = ({ media }: { media: Media }) => {
  const t = useTranslations('broadcast.files');
  const m = useTranslations('ui.media');
  const locale = useLocale();
  const { width, height, seconds, codec, bytes, scan, type, pages } = media;
  const about = [type.toUpperCase(), sizeText(bytes, locale), pages ? m('pages', { count: pages }) : ''];
  return (
    <Stack gap={4}>
      <Muted>{about.filter(Boolean).join(' · ')}</Muted>
      {width !== null && height !== null && (
        <Muted>{t('facts', { width, height, length: formatDuration(seconds ?? 0), codec: codec ?? '' })}</Muted>
      )}
      {isBelowAdvice(media) && <Text size={14}>{t('small')}</Text>}
      {width !== null && !isWide(media) && <Text size={14}>{t('narrow')}</Text>}
      {(scan === 'unscanned' || scan === 'tooLarge') && <Muted>{m(scan)}</Muted>}
      {scan === 'waiting' && <Muted role="status">{t('scanning')}</Muted>}
      {scan === 'infected' && (
        <Text size={14} tone="bad" role="alert">
          {m('infected')}
        </Text>
      )}
    </Stack>
  );
};

/** Another picture in the place of the one that was taken from the film. */
const CoverChoice = ({ channelId, media }: { channelId: string; media: Media }) => {
  const t = useTranslations('broadcast.files');
  const input = useRef<HTMLInputElement>(null);
  const put = usePutPoster(channelId, media.id, () => tellGood(t('coverDone')));
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    const isGood = file && !(await problemOfChosen(file, pictureFile));
    const picture = isGood ? await pictureOfPhoto(file) : undefined;
    if (picture !== undefined) put.mutate(picture);
    else if (file) tellBad(t('coverWrong'));
  };
  return (
    <>
      <Button variant="default" loading={put.isPending} onClick={() => input.current?.click()}>
        {t('cover')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={t('cover')}
        accept={acceptOf(pictureFile)}
        onChange={(event) => void choose(event)}
      />
    </>
  );
};

interface KeptMediaProps {
  channelId: string;
  mediaId: string;
  onRemove: () => void;
}

/** A file of the draft: what it is, what was found in it, and what can be done with it. */
export const KeptMedia = ({ channelId, mediaId, onRemove }: KeptMediaProps) => {
  const d = useTranslations('ui.document');
  const shared = useTranslations('shared');
  const { data: media, error, refetch } = useQuery(mediaOptions(channelId, mediaId));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!media) return <LinesLoading lines={2} />;
  return (
    <Box framed rounded="md" p={12}>
      <Stack gap={12}>
        <Stack gap={4}>
          <Text weight={550} breakable>
            {media.name}
          </Text>
          <Facts media={media} />
        </Stack>
        <Row gap={8} wrap>
          {mediaTypes[media.type].kind === 'video' && <CoverChoice channelId={channelId} media={media} />}
          <Button variant="default" aria-label={d('remove', { name: media.name })} onClick={onRemove}>
            {shared('remove')}
          </Button>
        </Row>
      </Stack>
    </Box>
  );
};
