import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DocumentReading } from '../../lib/document-reading.tsx';
import { Screen } from '../../lib/screen.tsx';
import { postQuery } from './broadcast.queries.ts';
import { refusalIn } from './follower.queries.ts';

const route = getRouteApi('/signed-in/channel/$link/post/$id/document/$mediaId');

/** A PDF of a post, to be read here; it can be downloaded as well. */
export const DocumentScreen = () => {
  const t = useTranslations('follower');
  const media = useTranslations('ui.media');
  const { link, id, mediaId } = route.useParams();
  const { data, error, refetch } = useQuery(postQuery(link, id));
  const file = data?.media.find((one) => one.id === mediaId);
  useDocumentTitle(file?.name ?? t('channel'), useTranslations('phone')('application'));
  const isGone = refusalIn(error) !== undefined || (data && file?.type !== 'pdf');
  const download = file && (
    <Button
      component="a"
      href={file.url}
      download
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
    >
      {media('download', { name: file.name })}
    </Button>
  );
  return (
    <Screen title={file?.name ?? t('channel')} back={{ to: '/channel/$link', params: { link } }} footer={download}>
      <DocumentReading
        file={file && { name: file.name, source: file.url }}
        gone={isGone ? t('postGoneText') : undefined}
        error={error}
        onRetry={() => void refetch()}
      />
    </Screen>
  );
};
