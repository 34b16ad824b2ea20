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

/** The states of a step: those of the team's standing, and `later`; `together`: it goes along with the other one. */
type StepState = StandingState | 'later' | 'together';

const tones: Readonly<Record<StepState, Tone>> = {
  open: 'waiting',
  revoked: 'waiting',
  under: 'moving',
  asked: 'waiting',
  rejected: 'bad',
  outdated: 'waiting',
  done: 'good',
  later: 'ended',
  together: 'ended',
};

/** Does it take a person of the team to go on? Then it can be the next step. */
export const needsPerson = ({ state }: Standing): boolean => state !== 'under' && state !== 'done';

/** In the order in which one takes them. */
export const standingKinds = ['certification', 'merchant'] as const satisfies readonly SingleKind[];

type Standings = Readonly<Record<SingleKind, Standing>>;
const isToFill = ({ state }: Standing): boolean => state === 'open' || state === 'revoked' || state === 'rejected';

/** The data for payments wait while a certification that was submitted without them is looked at; they may be prepared meanwhile. */
export const isLaterIn =
  ({ certification, merchant }: Standings) =>
  (kind: SingleKind): boolean =>
    kind === 'merchant' &&
    (certification.state === 'under' || certification.state === 'asked') &&
    ['open', 'revoked', 'outdated'].includes(merchant.state);

/** An uncertified team fills in one form: its certification goes along with the data for payments. One that was sent back alone is corrected alone. */
export const isTogether = ({ certification, merchant }: Standings): boolean =>
  isToFill(certification) &&
  isToFill(merchant) &&
  (certification.state !== 'rejected' || merchant.state === 'rejected');

/** The two in the order in which they are taken: what goes along stands second. */
export const orderedKinds = (standings: Standings): readonly SingleKind[] =>
  isTogether(standings) ? ['merchant', 'certification'] : standingKinds;

/** What a person of the team does next; undefined when nothing is left to them. */
export const nextKindIn = (standings: Standings): SingleKind | undefined => {
  const isLater = isLaterIn(standings);
  return orderedKinds(standings).find((kind) => needsPerson(standings[kind]) && !isLater(kind));
};

/** How a step stands, seen together with the other one. */
export const stepStateOf = (standings: Standings, kind: SingleKind): StepState => {
  if (isLaterIn(standings)(kind)) return 'later';
  return kind === 'certification' && isTogether(standings) ? 'together' : standings[kind].state;
};

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

/** The same of a step, seen together with the other one. */
export const StepText = ({
  standings,
  kind,
  type,
}: {
  standings: Standings;
  kind: SingleKind;
  type: SubjectType | undefined;
}) => {
  const t = useTranslations('standing.steps');
  const state = stepStateOf(standings, kind);
  if (state === 'later') return t('laterText');
  if (state === 'together') return t('certification.together');
  if (kind === 'merchant' && state === 'open' && isTogether(standings))
    return type ? t('merchant.together', { days: promisedBankDays[type] }) : <Bar width="16rem" />;
  return <StandingText standing={standings[kind]} type={type} />;
};

/** What it is for and what comes next, in a sentence or two. */
export const StandingText = ({ standing, type }: StandingTextProps) => {
  const t = useTranslations('standing.steps');
  const dayOf = usePromisedDay();
  const { kind, state, change, submission } = standing;
  if (change) return t(`change.${change}`);
  if (state === 'open') return type ? t(`${kind}.open`, { days: promisedBankDays[type] }) : <Bar width="16rem" />;
  if (state === 'under' && submission?.isJoined) return t('underTogether');
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
  /** It goes along with the other one: alone it is submitted only by who wants that. */
  isAlong?: boolean;
}

/** The way to the next thing to do; undefined words mean that there is nothing to open yet. */
export const StandingAction = ({ standing, isNext, may, isAlong = false }: StandingActionProps) => {
  const t = useTranslations('standing.steps.action');
  const { kind, state, change } = standing;
  const shown = change ?? state;
  const isForm = shown === 'open' || shown === 'revoked' || shown === 'rejected' || shown === 'outdated';
  if (!may && (shown === 'open' || shown === 'revoked')) return null;
  const to = may && isForm ? formPages[kind] : infoPages[kind];
  // What was accepted once opens to be read unless the address says otherwise.
  const search = may && shown === 'outdated' ? { edit: true } : {};
  const inWords = shown === 'open' ? t(`open.${kind}`) : t(shown);
  const words = may ? (isAlong && isForm ? t('alone') : inWords) : t('see');
  return (
    <Button
      variant={isNext ? 'filled' : 'default'}
      renderRoot={(props) => <AppLink {...props} to={to} search={search} />}
    >
      {words}
    </Button>
  );
};
