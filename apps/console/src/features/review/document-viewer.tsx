import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import type { Icon } from '@balcao/ui/icon';
import { Grid, Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import {
  IconArrowsMaximize,
  IconColumns2,
  IconFileOff,
  IconFileTypePdf,
  IconPhoto,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentPane } from './document-pane.tsx';
import classes from './document-viewer.module.css';
import type { ReviewDocument } from './documents.ts';
import { viewerId } from './focus-field.ts';
import type { ReviewDetail } from './review.queries.ts';
import { useFieldLabel } from './use-field-label.ts';
import type { StageCommand, Viewer } from './use-viewer.ts';

interface DocumentViewerProps {
  detail: ReviewDetail;
  viewer: Viewer;
}

/** What a document is called: its field, and which one of several. */
const useDocumentLabel = (detail: ReviewDetail) => {
  const t = useTranslations('desk.documents');
  const labelOf = useFieldLabel(detail);
  return ({ path, number }: ReviewDocument): string =>
    number === undefined ? labelOf(path) : t('numbered', { field: labelOf(path), number });
};

/** The documents of a submission: one or two in view. Only what is shown is fetched, for every look is written down. */
export const DocumentViewer = ({ detail, viewer }: DocumentViewerProps) => {
  const t = useTranslations('desk.viewer');
  const labelOf = useDocumentLabel(detail);
  const { all, shown } = viewer;
  const panes = (['first', 'second'] as const).flatMap((pane) => {
    const document = all.find(({ id }) => id === shown[pane]);
    return document ? [{ pane, document }] : [];
  });
  const only = panes.length === 1 ? panes[0]?.document : undefined;
  return (
    <Stack as="section" id={viewerId} tabIndex={-1} className={classes.viewer} aria-label={t('label')}>
      {all.length === 0 ? (
        <Grid className={classes.none} align="center" across="center">
          <EmptyState icon={IconFileOff} title={t('none')}>
            {t('noneText')}
          </EmptyState>
        </Grid>
      ) : (
        <>
          {all.length > 1 && <DocumentTabs viewer={viewer} labelOf={labelOf} />}
          <Row className={classes.head} align="center" justify="between">
            {only && <DocumentFacts document={only} label={all.length === 1 ? labelOf(only) : undefined} />}
            <Tools viewer={viewer} />
          </Row>
          <Stack className={classes.panes}>
            {panes.map(({ pane, document }) => (
              <DocumentPane
                key={pane}
                reviewId={detail.id}
                document={document}
                label={labelOf(document)}
                pane={pane}
                viewer={viewer}
              />
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
};

const tools: readonly (readonly [StageCommand, Icon])[] = [
  ['smaller', IconZoomOut],
  ['larger', IconZoomIn],
  ['fit', IconArrowsMaximize],
  ['rotate', IconRotateClockwise],
];

const Tools = ({ viewer }: { viewer: Viewer }) => {
  const t = useTranslations('desk.viewer');
  return (
    <Row className={classes.tools}>
      {tools.map(([command, Mark]) => (
        <ActionIcon
          key={command}
          size={36}
          aria-label={t(command)}
          title={t(command)}
          onClick={() => viewer.tell(command)}
        >
          <Mark size={20} stroke={1.7} />
        </ActionIcon>
      ))}
      <ActionIcon
        size={36}
        aria-label={t('beside')}
        title={t('beside')}
        aria-pressed={viewer.shown.second !== undefined}
        disabled={viewer.all.length < 2}
        className={classes.beside}
        onClick={viewer.toggleBeside}
      >
        <IconColumns2 size={20} stroke={1.7} />
      </ActionIcon>
    </Row>
  );
};

const DocumentTabs = ({ viewer, labelOf }: { viewer: Viewer; labelOf: (document: ReviewDocument) => string }) => {
  const t = useTranslations('desk.documents');
  const { all, shown, show } = viewer;
  const list = useRef<HTMLUListElement>(null);
  const active = shown[shown.active];
  useEffect(() => {
    if (active)
      list.current?.querySelector(`[data-id="${active}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  return (
    <Row as="ul" ref={list} className={classes.tabs} gap={8} aria-label={t('label')}>
      {all.map((document) => {
        const { id, upload, isFormer } = document;
        const Mark = upload.type === 'application/pdf' ? IconFileTypePdf : IconPhoto;
        return (
          <li key={id} data-id={id}>
            <button
              type="button"
              className={classes.tab}
              aria-pressed={id === shown.first || id === shown.second}
              data-former={isFormer || undefined}
              title={upload.name}
              onClick={() => show(id)}
            >
              <Mark size={18} stroke={1.6} aria-hidden />
              <span className={classes.name}>{labelOf(document)}</span>
              {isFormer && (
                <Muted as="span" rigid weight={400}>
                  {t('former')}
                </Muted>
              )}
            </button>
          </li>
        );
      })}
    </Row>
  );
};
