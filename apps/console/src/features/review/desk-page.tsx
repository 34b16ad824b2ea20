import type { StaffMember } from '@balcao/contract/staff';
import { Grid, Stack } from '@balcao/ui/layout.tsx';
import { useState } from 'react';
import { CaseHead } from './case-head.tsx';
import { CaseNotes } from './case-notes.tsx';
import { ConversationCard } from './conversation-card.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { type DecisionDialog, DeskDialogs } from './desk-dialogs.tsx';
import classes from './desk-page.module.css';
import { DocumentViewer } from './document-viewer.tsx';
import { FieldList } from './field-list.tsx';
import { OutsideCard } from './outside-card.tsx';
import type { ReviewDetail } from './review.queries.ts';
import type { ReviewSearch } from './review-search.ts';
import { type Desk, useDesk } from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useViewer } from './use-viewer.ts';

interface DeskPageProps {
  detail: ReviewDetail;
  staff: StaffMember;
  queue: ReviewSearch;
  onNext: (id: string) => void;
  onQueue: () => void;
}

/** Fields at the left, documents beside them, the decision always in reach. Anyone who does not decide sees how far it is. */
export const DeskPage = ({ detail, staff, queue, onNext, onQueue }: DeskPageProps) => {
  const desk = useDesk(detail, staff);
  const next = () => (detail.nextId ? onNext(detail.nextId) : onQueue());
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
  useDeskKeys({ desk, viewer, onDialog: setDialog, onNext });
  return (
    <>
      <CaseHead detail={detail} staffId={staff.staffId} queue={queue} onKeys={() => setDialog('keys')} />
      <CaseNotes desk={desk} />
      <Grid className={classes.columns} gap={24} data-two={viewer.shown.second !== undefined || undefined}>
        <Stack className={classes.left} gap={24}>
          <FieldList desk={desk} onShow={viewer.show} />
          <ConversationCard desk={desk} />
        </Stack>
        <div className={classes.right}>
          <DocumentViewer detail={detail} viewer={viewer} />
        </div>
      </Grid>
      <DecisionBar desk={desk} onDialog={setDialog} onNext={onNext} />
      <DeskDialogs desk={desk} dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
};
