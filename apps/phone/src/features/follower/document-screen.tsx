import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconDownload, IconFileOff, IconNotesOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { postQuery } from './broadcast.queries.ts';
import { refusalIn } from './follower.queries.ts';

const PdfPages = lazy(() => import('./pdf-pages.tsx'));
const route = getRouteApi('/signed-in/channel/$link/post/$id/document/$mediaId');

/** A PDF of a post, to be read here; it can be downloaded as well. */
export const DocumentScreen = () => {
  const t = useTranslations('follower');
  const media = useTranslations('ui.media');
  const { link, id, mediaId } = route.useParams();
  const { data, error, refetch } = useQuery(postQuery(link, id));
  const [isDamaged, setIsDamaged] = useState(false);
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
      {isGone ? (
        <EmptyState icon={IconNotesOff} title={t('document.gone')}>
          {t('postGoneText')}
        </EmptyState>
      ) : isDamaged ? (
        <EmptyState icon={IconFileOff} title={t('document.damaged')}>
          {t('document.damagedText')}
        </EmptyState>
      ) : file ? (
        <Suspense fallback={<LinesLoading lines={12} />}>
          <PdfPages url={file.url} name={file.name} onDamaged={() => setIsDamaged(true)} />
        </Suspense>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={12} />
      )}
    </Screen>
  );
};
