import { promisedBankDays, type SingleKind, type SubjectType } from '@balcao/contract/review';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';
import { formPages, infoPages } from './merchant-pages.ts';
import { usePromisedDay } from './promise-bar.tsx';
import type { Standing, StandingState } from './standing-state.ts';

/** The states of a step: those of the team's standing, and `later`. */
type StepState = StandingState | 'later';

const tones: Readonly<Record<StepState, Tone>> = {
  open: 'waiting',
  revoked: 'waiting',
  under: 'moving',
  asked: 'waiting',
  rejected: 'bad',
  outdated: 'waiting',
  done: 'good',
  later: 'ended',
};

/** Does it take a person of the team to go on? Then it can be the next step. */
export const needsPerson = ({ state }: Standing): boolean => state !== 'under' && state !== 'done';

/** In the order in which one takes them. */
export const standingKinds = ['certification', 'merchant'] as const satisfies readonly SingleKind[];

/** The data for payments are submitted after the certification was accepted; they may be prepared before. */
export const isLaterIn =
  (standings: Readonly<Record<SingleKind, Standing>>) =>
  (kind: SingleKind): boolean =>
    kind === 'merchant' &&
    standings.certification.state !== 'done' &&
    ['open', 'revoked', 'outdated'].includes(standings.merchant.state);

/** How far it is, as a badge. */
export const StandingBadge = ({ state }: { state: StepState }) => {
  const t = useTranslations('standing.steps.state');
  return <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>;
};

interface StandingTextProps {
  standing: Standing;
  /** Of the team; undefined until it is known. */
  type: SubjectType | undefined;
}

/** What it is for and what comes next, in a sentence or two. */
export const StandingText = ({ standing, type }: StandingTextProps) => {
  const t = useTranslations('standing.steps');
  const dayOf = usePromisedDay();
  const { kind, state, change, submission } = standing;
  if (change) return t(`change.${change}`);
  if (state === 'open') return type ? t(`${kind}.open`, { days: promisedBankDays[type] }) : <Bar width="16rem" />;
  if (state === 'under') return submission ? t('underUntil', { day: dayOf(submission.dueAt) }) : t('under');
  if (state === 'rejected') return t('rejected', { count: submission?.verdicts.length ?? 0 });
  return state === 'done' ? t(`${kind}.done`) : t(state);
};

interface StandingActionProps {
  standing: Standing;
  /** It is the one next step: the orange button. */
  isNext: boolean;
  /** May the person change anything? Otherwise they only look. */
  may: boolean;
}

/** The way to the next thing to do; undefined words mean that there is nothing to open yet. */
export const StandingAction = ({ standing, isNext, may }: StandingActionProps) => {
  const t = useTranslations('standing.steps.action');
  const { kind, state, change } = standing;
  const shown = change ?? state;
  const isForm = shown === 'open' || shown === 'revoked' || shown === 'rejected' || shown === 'outdated';
  if (!may && (shown === 'open' || shown === 'revoked')) return null;
  const to = may && isForm ? formPages[kind] : infoPages[kind];
  // What was accepted once opens to be read unless the address says otherwise.
  const search = may && shown === 'outdated' ? { edit: true } : {};
  const words = may ? (shown === 'open' ? t(`open.${kind}`) : t(shown)) : t('see');
  return (
    <Button
      variant={isNext ? 'filled' : 'default'}
      renderRoot={(props) => <AppLink {...props} to={to} search={search} />}
    >
      {words}
    </Button>
  );
};
