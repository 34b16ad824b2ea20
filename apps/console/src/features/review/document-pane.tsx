import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Grid, Stack } from '@balcao/ui/layout.tsx';
import { IconFileAlert } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { DocumentFacts } from './document-facts.tsx';
import classes from './document-pane.module.css';
import { DocumentPicture } from './document-picture.tsx';
import type { ReviewDocument } from './documents.ts';
import type { Pane, Viewer } from './use-viewer.ts';

interface DocumentPaneProps {
  reviewId: string;
  document: ReviewDocument;
  label: string;
  pane: Pane;
  viewer: Viewer;
}

/** One document in view, under its name. Where there are two, a click says which one the keys speak to. */
export const DocumentPane = ({ reviewId, document, label, pane, viewer }: DocumentPaneProps) => {
  const t = useTranslations('desk');
  const { id, upload } = document;
  const isActive = viewer.shown.second !== undefined && viewer.shown.active === pane;
  const activate = () => viewer.activate(pane);
  return (
    <Stack
      as="section"
      className={classes.pane}
      aria-label={label}
      data-active={isActive || undefined}
      onPointerDownCapture={activate}
      onFocusCapture={activate}
    >
      {viewer.shown.second !== undefined && (
        <div className={classes.head}>
          <DocumentFacts document={document} label={label} />
        </div>
      )}
      {upload.state === 'ready' ? (
        <DocumentPicture
          key={id}
          reviewId={reviewId}
          uploadId={id}
          label={label}
          register={(hear) => viewer.register(pane, hear)}
        />
      ) : (
        <Grid className={classes.place} align="center" across="center">
          <EmptyState icon={IconFileAlert} title={t('viewer.notHere')}>
            {t('viewer.notHereText')}
          </EmptyState>
        </Grid>
      )}
    </Stack>
  );
};
