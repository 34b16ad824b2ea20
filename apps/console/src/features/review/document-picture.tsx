import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Grid } from '@balcao/ui/layout.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { IconFileAlert } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { documentOptions } from './document.queries.ts';
import classes from './document-pane.module.css';
import { DocumentStage } from './document-stage.tsx';
import type { Size } from './stage-geometry.ts';
import type { StageCommand } from './use-viewer.ts';

const PdfPicture = lazy(() => import('./pdf-picture.tsx'));

export interface PictureProps {
  blob: Blob;
  label: string;
  register: (hear: (command: StageCommand) => void) => () => void;
  onDamaged: () => void;
}

interface DocumentPictureProps {
  reviewId: string;
  uploadId: string;
  label: string;
  register: PictureProps['register'];
}

/** A document as soon as its bytes are there: a picture by the browser, a PDF page by page. */
export const DocumentPicture = ({ reviewId, uploadId, label, register }: DocumentPictureProps) => {
  const t = useTranslations('desk.viewer');
  const { data, error, refetch } = useQuery(documentOptions(reviewId, uploadId));
  const [isDamaged, setIsDamaged] = useState(false);
  if (isDamaged)
    return (
      <Grid className={classes.place} align="center" across="center">
        <EmptyState icon={IconFileAlert} title={t('damaged')}>
          {t('damagedText')}
        </EmptyState>
      </Grid>
    );
  if (data) {
    const props = { blob: data, label, register, onDamaged: () => setIsDamaged(true) };
    return data.type.startsWith('application/pdf') ? (
      <Suspense fallback={<Waiting />}>
        <PdfPicture {...props} />
      </Suspense>
    ) : (
      <ImagePicture {...props} />
    );
  }
  if (error)
    return (
      <Grid className={classes.place} align="center" across="center">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Grid>
    );
  return <Waiting />;
};

const Waiting = () => {
  const t = useTranslations('ui.loading');
  return (
    <Box p={16} grow role="status" aria-label={t('part')}>
      <Bar height="100%" />
    </Box>
  );
};

const ImagePicture = ({ blob, label, register, onDamaged }: PictureProps) => {
  const [url, setUrl] = useState<string>();
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return (
    <DocumentStage label={label} picture={size} register={register}>
      {url && (
        <img
          src={url}
          alt={label}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          onError={onDamaged}
        />
      )}
    </DocumentStage>
  );
};
