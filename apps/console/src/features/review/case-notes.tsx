import { mayReopen } from '@balcao/contract/review';
import { claimMinutes } from '@balcao/contract/review-desk';
import { Button } from '@balcao/ui/button.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import classes from './case-notes.module.css';
import { Note } from './note.tsx';
import { AskReopening, ReopeningNote } from './reopening-note.tsx';
import type { Desk } from './use-desk.ts';
import { VersionStanding } from './version-standing.tsx';

/** What is special about this submission: in whose hands it is, what is asked, what was decided. */
export const CaseNotes = ({ desk }: { desk: Desk }) => {
  const t = useTranslations('desk.notes');
  const { detail, standing } = desk;
  const { status, remark, isAsked } = detail;
  const ask = mayReopen(detail.kind) && !detail.reopening && <AskReopening desk={desk} />;
  return (
    <Stack className={classes.notes} gap={12}>
      {standing.isOthers && <TakenNote desk={desk} />}
      {standing.isOpen && isAsked && (
        <Note tone="waiting" title={t('asked')}>
          {t('askedText')}
        </Note>
      )}
      {status === 'REVOKED' && (
        <Note tone="ended" title={t('cancelled')}>
          {t('cancelledText')}
        </Note>
      )}
      {status === 'SUCCESS' && (detail.kind !== 'version' || remark !== null) && (
        <Note tone="good" title={t('approved')} action={ask}>
          {remark}
        </Note>
      )}
      {status === 'REJECT' && (
        <Note tone="bad" title={t('rejected', { count: detail.verdicts.length })} action={ask}>
          {remark}
        </Note>
      )}
      {status === 'SUCCESS' && detail.kind === 'version' && <VersionStanding versionId={detail.subject} />}
      {detail.reopening && <ReopeningNote desk={desk} reopening={detail.reopening} />}
    </Stack>
  );
};

/** A colleague has it: who, since when, and the way to take it over where it was left lying. */
const TakenNote = ({ desk }: { desk: Desk }) => {
  const t = useTranslations('desk.notes');
  const { detail, standing, reviewActions } = desk;
  const { name = '', since = '' } = detail.claimedBy ?? {};
  const action = standing.mayTakeOver && (
    <Button variant="default" loading={reviewActions.claim.isPending} onClick={() => void desk.claim()}>
      {t('takeOver')}
    </Button>
  );
  return (
    <Note tone="moving" title={t('taken', { name })} action={action}>
      {t.rich(standing.mayTakeOver ? 'takenLong' : 'takenText', {
        when: () => <Instant at={since} />,
        minutes: claimMinutes,
      })}
    </Note>
  );
};
