import type { StaffMember } from '@balcao/contract/staff';
import { Grid, Stack } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AppletCard } from './applet-card.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseNotes } from './case-notes.tsx';
import { ConversationCard } from './conversation-card.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { type DecisionDialog, DeskDialogs } from './desk-dialogs.tsx';
import classes from './desk-page.module.css';
import { DocumentDesk } from './document-desk.tsx';
import { FieldList } from './field-list.tsx';
import { JoinedCard } from './joined-card.tsx';
import { MessageTemplatePane } from './message-template-pane.tsx';
import { OutsideCard } from './outside-card.tsx';
import { RemovalPane } from './removal-pane.tsx';
import type { ReviewDetail } from './review.queries.ts';
import type { ReviewSearch } from './review-search.ts';
import { TemplatePane } from './template-pane.tsx';
import { type Desk, useDesk } from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useFieldDocuments } from './use-field-documents.ts';
import { useViewer } from './use-viewer.ts';
import { deskVersionOptions } from './version.queries.ts';
import { VersionPane } from './version-pane.tsx';

interface DeskPageProps {
  detail: ReviewDetail;
  staff: StaffMember;
  queue: ReviewSearch;
  onNext: (id: string) => void;
  onQueue: () => void;
}

/** Fields at the left, documents or the version next to them, the decision always in reach. Viewers who cannot decide see the progress. */
export const DeskPage = ({ detail, staff, queue, onNext, onQueue }: DeskPageProps) => {
  const desk = useDesk(detail, staff);
  const next = () => (detail.nextId ? onNext(detail.nextId) : onQueue());
  if (detail.decidedWith)
    return (
      <>
        <CaseHead detail={detail} staffId={staff.staffId} queue={queue} />
        <JoinedCard leadingId={detail.decidedWith} />
        <ConversationCard desk={desk} />
      </>
    );
  if (!desk.standing.mayDecide)
    return (
      <>
        <CaseHead detail={detail} staffId={staff.staffId} queue={queue} />
        <OutsideCard role={staff.role} />
        <ConversationCard desk={desk} />
      </>
    );
  return <Workplace desk={desk} queue={queue} onNext={next} />;
};

interface WorkplaceProps {
  desk: Desk;
  queue: ReviewSearch;
  onNext: () => void;
}
const Workplace = ({ desk, queue, onNext }: WorkplaceProps) => {
  const { detail, staff } = desk;
  const [dialog, setDialog] = useState<DecisionDialog>();
  const viewer = useViewer(detail, desk.fields.current);
  const documents = useFieldDocuments(viewer, desk.fields.current);
  useDeskKeys({ desk, viewer: documents.byKeys, onDialog: setDialog, onNext });
  const head = (
    <>
      <CaseHead detail={detail} staffId={staff.staffId} queue={queue} onKeys={() => setDialog('keys')} />
      <CaseNotes desk={desk} />
    </>
  );
  const bar = <DecisionBar desk={desk} onDialog={setDialog} onNext={onNext} />;
  const beside = partBeside(desk);
  const isVersion = detail.kind === 'version';
  return (
    <>
      {beside === undefined ? (
        <DocumentDesk desk={desk} viewer={viewer} documents={documents} head={head} bar={bar} />
      ) : (
        <>
          {head}
          <Grid className={classes.columns} gap={24} data-two={isVersion || undefined}>
            <Stack className={classes.left} gap={24}>
              {isVersion && <VersionApplet versionId={detail.subject} />}
              <FieldList desk={desk} documents={documents.fieldDocuments} />
              <ConversationCard desk={desk} />
            </Stack>
            <div className={classes.right} data-tall={isVersion || undefined}>
              {beside}
            </div>
          </Grid>
          {bar}
        </>
      )}
      <DeskDialogs desk={desk} dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
};

/** What the fields speak of where that is no document: a version, a mini program, a message. */
const partBeside = (desk: Desk): ReactNode => {
  const { detail } = desk;
  if (detail.kind === 'version') return <VersionPane desk={desk} />;
  if (detail.kind === 'removal') return <RemovalPane reviewId={detail.id} />;
  if (detail.kind === 'messageTemplate') return <MessageTemplatePane detail={detail} />;
  if (detail.kind === 'template') return <TemplatePane detail={detail} />;
  return undefined;
};

const VersionApplet = ({ versionId }: { versionId: string }) => {
  const { data } = useQuery(deskVersionOptions(versionId));
  return data && <AppletCard applet={data.applet} />;
};
