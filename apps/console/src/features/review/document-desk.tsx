import { Grid, Stack } from '@balcao/ui/layout.tsx';
import type { ReactNode } from 'react';
import { ConversationCard } from './conversation-card.tsx';
import classes from './desk-page.module.css';
import { DocumentSheet } from './document-sheet.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { FieldList } from './field-list.tsx';
import type { Desk } from './use-desk.ts';
import type { useFieldDocuments } from './use-field-documents.ts';
import { useRoomBelow } from './use-room-below.ts';
import type { Viewer } from './use-viewer.ts';

interface DocumentDeskProps {
  desk: Desk;
  viewer: Viewer;
  documents: ReturnType<typeof useFieldDocuments>;
  head: ReactNode;
  /** The decision: below the fields alone, so that the document has the whole height of the window. */
  bar: ReactNode;
}

/** Fields at the left with the decision below them; the document that proves the chosen one at the right, or over them. */
export const DocumentDesk = ({ desk, viewer, documents, head, bar }: DocumentDeskProps) => {
  const { detail } = desk;
  const { isBeside, openAt, close, fieldDocuments } = documents;
  return (
    <>
      <Grid className={classes.columns} gap={24} data-two={viewer.shown.second !== undefined || undefined}>
        <div className={classes.left}>
          {head}
          <Stack gap={24}>
            <FieldList desk={desk} documents={fieldDocuments} />
            <ConversationCard desk={desk} />
          </Stack>
          {bar}
        </div>
        {isBeside && <Beside desk={desk} viewer={viewer} />}
      </Grid>
      {openAt !== undefined && <DocumentSheet detail={detail} viewer={viewer} path={openAt} onClose={close} />}
    </>
  );
};

const Beside = ({ desk, viewer }: Pick<DocumentDeskProps, 'desk' | 'viewer'>) => (
  <div ref={useRoomBelow()} className={classes.right}>
    <DocumentViewer detail={desk.detail} viewer={viewer} />
  </div>
);
