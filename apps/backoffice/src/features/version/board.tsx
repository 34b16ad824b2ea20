import type { AppletVersion, VersionBoard } from '@balcao/contract/version';
import type { Release } from '@balcao/contract/version-release';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { Lane, type LaneProps } from './lane.tsx';
import { useVersionActions } from './use-version-actions.ts';
import classes from './version.module.css';
import { VersionBadge } from './version-badge.tsx';
import { historyOf, type VersionSearch } from './version-search.ts';
import { nextStepOf } from './version-state.ts';

/** What is asked in a dialog of its own. */
export type Asked =
  | { readonly what: 'upload' }
  | { readonly what: 'submit'; readonly version: AppletVersion }
  | { readonly what: 'advance'; readonly release: Release };

/** Compares a version that is rolling out with the one that everyone else has. */
export type WatchRelease = (
  rolling: Pick<AppletVersion, 'id' | 'number'>,
  online: Pick<AppletVersion, 'id' | 'number'> | null,
) => ReactNode;

export interface BoardProps {
  appletId: string;
  board: VersionBoard;
  /** The release that waits for its hour or goes to a share of people. */
  release: Release | undefined;
  search: VersionSearch;
  /** What to go by before a release goes on. */
  watch: WatchRelease;
  /** Whether the member may change anything here. */
  may: boolean;
  onAsk: (asked: Asked) => void;
}

interface StepProps {
  to?: LaneProps['href'];
  /** It is the one next step of the page. */
  isNext?: boolean;
  onAct?: () => void;
  loading?: boolean;
  children: ReactNode;
}

/** A step on the way: a button, or a link where a screen of its own asks for the rest. */
const Step = ({ to, isNext = false, onAct, loading = false, children }: StepProps) => (
  <Button
    variant={isNext ? 'filled' : 'default'}
    loading={loading}
    {...(to ? { renderRoot: (props: object) => <AppLink {...(props as { children: ReactNode })} {...to} /> } : {})}
    {...(onAct ? { onClick: onAct } : {})}
  >
    {children}
  </Button>
);

/** What the lanes share: where a click leads, and what is next. */
const useLanes = ({ appletId, board, release, search, may }: BoardProps) => {
  const t = useTranslations('version');
  const { teamCert } = useCurrentUser();
  const to = `/applet/${appletId}/version`;
  const at = (more: VersionSearch) => ({ to, search: { ...historyOf(search), ...more } });
  const next = nextStepOf(board, release);
  const laneOf = (version: AppletVersion | null) => ({ version, href: at(version ? { open: version.id } : {}) });
  return { t, at, next, laneOf, may, mayPublish: may && teamCert };
};

const DevelopLane = (props: BoardProps) => {
  const { board, onAsk } = props;
  const { t, at, next, laneOf, may, mayPublish } = useLanes(props);
  const { develop, review } = board;
  const isRejected = develop?.reviewStatus === 'REJECT';
  return (
    <Lane
      {...laneOf(develop)}
      title={t('stage.develop')}
      none={t('none.develop')}
      badge={develop && develop.reviewStatus !== 'NO' && <VersionBadge version={{ ...develop, isTrial: false }} />}
      {...(develop ? { by: { name: develop.developer, at: develop.createdAt } } : {})}
      actions={
        <>
          {develop && isRejected && (
            <Step isNext={next === 'mend'} to={at({ open: develop.id })}>
              {t('act.mend')}
            </Step>
          )}
          {develop && !isRejected && !review && mayPublish && (
            <Step isNext={next === 'submit'} onAct={() => onAsk({ what: 'submit', version: develop })}>
              {t('act.submit')}
            </Step>
          )}
          {!develop && may && (
            <Step isNext={next === 'upload'} onAct={() => onAsk({ what: 'upload' })}>
              {t('act.upload')}
            </Step>
          )}
        </>
      }
    />
  );
};

const TrialLane = (props: BoardProps) => {
  const { t, at, laneOf, may } = useLanes(props);
  const { appletId, board } = props;
  const { develop, trial } = board;
  const actions = useVersionActions(appletId);
  return (
    <Lane
      {...laneOf(trial)}
      title={t('stage.trial')}
      none={t('none.trial')}
      {...(trial ? { by: { name: trial.developer, at: trial.createdAt } } : {})}
      actions={
        trial ? (
          <Step to={at({ trial: true })}>{t('trial.open')}</Step>
        ) : (
          develop &&
          may && (
            <Step loading={actions.isTrying} onAct={() => void actions.startTrial(develop)}>
              {t('trial.start', { number: develop.number })}
            </Step>
          )
        )
      }
    />
  );
};

const ReviewLane = (props: BoardProps) => {
  const { t, at, next, laneOf, may, mayPublish } = useLanes(props);
  const { appletId, board, release } = props;
  const { review } = board;
  const actions = useVersionActions(appletId);
  const scheduled = release?.state === 'scheduled' && release.versionId === review?.id ? release : undefined;
  return (
    <Lane
      {...laneOf(review)}
      title={t('lane.review')}
      none={t('none.review')}
      badge={review && <VersionBadge version={review} />}
      {...(review ? { by: { name: null, at: review.decidedAt ?? review.submittedAt } } : {})}
      actions={
        review && (
          <>
            {review.stage === 'approved' && mayPublish && !release && (
              <Step isNext={next === 'publish'} to={at({ publish: review.id })}>
                {t('act.publish')}
              </Step>
            )}
            {scheduled && may && (
              <Step loading={actions.isStopping} onAct={() => void actions.unschedule(scheduled)}>
                {t('act.unschedule')}
              </Step>
            )}
            {review.stage === 'review' && <Step to={at({ open: review.id })}>{t('act.follow')}</Step>}
          </>
        )
      }
    >
      {scheduled && (
        <Text mt={4}>
          {t.rich('scheduled', { share: scheduled.share, at: () => <Instant at={scheduled.startsAt} /> })}
        </Text>
      )}
    </Lane>
  );
};

interface RollingFactsProps {
  release: Release;
  online: AppletVersion | null;
  children: ReactNode;
}
const RollingFacts = ({ release, online, children }: RollingFactsProps) => {
  const t = useTranslations('version');
  const { share } = release;
  return (
    <Box mt={8}>
      <div className={classes.share} aria-hidden>
        <span style={{ width: `${share}%` }} />
      </div>
      <Text mt={8}>{t('rollingTo', { share })}</Text>
      <Muted>{online ? t('othersHave', { number: online.number }) : t('othersHaveNone')}</Muted>
      {children}
    </Box>
  );
};

const OnlineLane = (props: BoardProps) => {
  const { t, at, next, laneOf, may, mayPublish } = useLanes(props);
  const { appletId, board, release, watch, onAsk } = props;
  const { rolling, online, rollbackBlocked } = board;
  const actions = useVersionActions(appletId);
  const shown = rolling ?? online;
  const isRolling = rolling !== null && release?.state === 'rolling';
  return (
    <Lane
      {...laneOf(shown)}
      title={t('stage.online')}
      none={t('none.online')}
      badge={rolling && <VersionBadge version={rolling} />}
      {...(shown ? { by: { name: shown.publisher, at: shown.publishedAt } } : {})}
      actions={
        <>
          {isRolling && mayPublish && (
            <Step isNext={next === 'advance'} onAct={() => onAsk({ what: 'advance', release })}>
              {t('act.advance')}
            </Step>
          )}
          {isRolling && may && (
            <Step loading={actions.isStopping} onAct={() => void actions.stop(release, online)}>
              {t('act.stop')}
            </Step>
          )}
          {!rolling && online && mayPublish && rollbackBlocked === null && (
            <Step to={at({ rollback: '' })}>{t('act.rollback')}</Step>
          )}
        </>
      }
    >
      {isRolling && (
        <RollingFacts release={release} online={online}>
          {watch(rolling, online)}
        </RollingFacts>
      )}
    </Lane>
  );
};

/** The versions that matter now, on their way from development to everyone. */
export const Board = (props: BoardProps) => {
  const t = useTranslations('version');
  return (
    <Grid as="ol" className={classes.board} aria-label={t('way')} mb={32}>
      <DevelopLane {...props} />
      <TrialLane {...props} />
      <ReviewLane {...props} />
      <OnlineLane {...props} />
    </Grid>
  );
};
