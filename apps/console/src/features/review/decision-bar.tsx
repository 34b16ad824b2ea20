import { Button } from '@balcao/ui/button.tsx';
import { Keys } from '@balcao/ui/keys.tsx';
import { Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useBarHeight } from '@balcao/ui/use-bar-height';
import { useTranslations } from 'use-intl';
import classes from './decision-bar.module.css';
import type { DecisionDialog } from './desk-dialogs.tsx';
import { Refusal } from './refusal-line.tsx';
import type { Desk } from './use-desk.ts';

interface DecisionBarProps {
  desk: Desk;
  onDialog: (dialog: DecisionDialog) => void;
  onNext: () => void;
}

/** Always in reach: what comes next for this submission, and what that does. */
export const DecisionBar = ({ desk, onDialog, onNext }: DecisionBarProps) => {
  const t = useTranslations('desk.bar');
  const { standing, detail, refusal } = desk;
  return (
    <Row
      ref={useBarHeight<HTMLElement>('below')}
      as="section"
      aria-label={t('label')}
      className={classes.bar}
      gap={24}
      rowGap={12}
      align="center"
      justify="between"
      wrap
      mt={24}
    >
      <Stack gap={4} shrink basis={256}>
        {!standing.isOpen && <Decided status={detail.status} hasNext={detail.nextId !== null} />}
        {standing.isMine && (
          <Row as="span" gap={12} rowGap={4} align="center" wrap>
            {t('yours', { wrong: desk.wrong.length })}
            <Muted as="span" role="status">
              {t(`keeping.${desk.keeping}`)}
            </Muted>
          </Row>
        )}
        {standing.mayMark && !standing.isMine && <span>{t('free')}</span>}
        {standing.isDecided && (
          <span role="status">{t(detail.decision?.isAccepted ? 'approving' : 'sendingBack')}</span>
        )}
        {standing.isOthers && <span>{t('others', { name: detail.claimedBy?.name ?? '' })}</span>}
        <Refusal words={desk.isTooEarly ? t('unseen', { count: desk.unseen.length }) : refusal} />
      </Stack>
      <Row className={classes.actions} gap={8} wrap>
        {standing.isMine && <MineActions desk={desk} onDialog={onDialog} />}
        {standing.mayMark && !standing.isMine && (
          <Button
            loading={desk.reviewActions.claim.isPending}
            rightSection={<Keys isHint keys={['C']} />}
            onClick={() => void desk.claim()}
          >
            {t('claim')}
          </Button>
        )}
        {(!standing.isOpen || standing.isOthers || standing.isDecided) && (
          <Button
            variant={standing.isOpen ? 'default' : 'filled'}
            rightSection={<Keys isHint keys={['N']} />}
            onClick={onNext}
          >
            {t(detail.nextId ? 'next' : 'queue')}
          </Button>
        )}
      </Row>
    </Row>
  );
};

const MineActions = ({ desk, onDialog }: { desk: Desk; onDialog: (dialog: DecisionDialog) => void }) => {
  const t = useTranslations('desk.bar');
  const shared = useTranslations('shared');
  const hasWrong = desk.wrong.length > 0;
  const { release } = desk.reviewActions;
  return (
    <>
      <Button variant="subtle" color="gray" loading={release.isPending} onClick={() => void desk.release()}>
        {t('release')}
      </Button>
      <Button
        variant={hasWrong ? 'filled' : 'default'}
        rightSection={<Keys isHint keys={['S']} />}
        onClick={() => onDialog('sendBack')}
      >
        {t('sendBack')}
      </Button>
      <Button
        variant={hasWrong ? 'default' : 'filled'}
        rightSection={<Keys isHint keys={['A']} />}
        onClick={() => onDialog('approve')}
      >
        {shared('approve')}
      </Button>
    </>
  );
};

const words = { REJECT: 'rejected', SUCCESS: 'approved', REVOKED: 'cancelled', NO: 'cancelled' } as const;
const tones = { REJECT: 'bad', SUCCESS: 'good', REVOKED: 'ended', NO: 'ended' } as const;

const Decided = ({ status, hasNext }: { status: Desk['detail']['status']; hasNext: boolean }) => {
  const t = useTranslations('desk.bar');
  const states = useTranslations('review.states');
  if (status === 'UNDER') return null;
  return (
    <Row as="span" gap={12} rowGap={4} align="center" wrap role="status">
      <StatusBadge tone={tones[status]}>{states(words[status])}</StatusBadge>
      {t(hasNext ? 'oneMore' : 'noMore')}
    </Row>
  );
};
