import { Card } from '@balcao/ui/card.tsx';
import { Muted } from '@balcao/ui/layout.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { StepList } from '@balcao/ui/step-list.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { useSandbox } from '../../lib/sandbox.ts';
import { useStandings } from '../../lib/standing.ts';
import {
  nextKindIn,
  orderedKinds,
  StandingAction,
  StandingBadge,
  StepText as StandingStepText,
  standingKinds,
  stepStateOf,
} from '../../lib/standing-steps.tsx';
import { teamInfoOptions } from '../../lib/team-info.queries.ts';
import { homeOptions, type StepName, stepsOf, useSteps } from './home.queries.ts';
import { SellingChoice } from './selling-choice.tsx';
import { StepAction } from './step-action.tsx';

/** A team cannot be paid before its certification and payment data are accepted. */
const needsCertification: readonly StepName[] = ['code', 'order', 'paid'];

/** What is done and what comes next; only the next step carries the orange button. Once all is done it goes. */
export const NextSteps = () => {
  const t = useTranslations('home');
  const { data: home } = useQuery(homeOptions);
  const stepNames = stepsOf[home?.selling ?? 'online'];
  const taken = useSteps(stepNames);
  const standings = useStandings();
  const { paymentCert } = useCurrentUser();
  const known = home !== undefined && stepNames.every((name) => taken[name] !== undefined);
  const isOpen = (name: StepName) => !taken[name] && (paymentCert || !needsCertification.includes(name));
  const all = stepNames.length + standingKinds.length;
  const done =
    stepNames.filter((name) => taken[name]).length +
    standingKinds.filter((kind) => standings[kind].state === 'done').length;
  const nextKind = nextKindIn(standings);
  const next = known && !nextKind ? stepNames.find(isOpen) : undefined;
  const steps = stepNames.map((name) => ({
    id: name,
    title: t(`${name}.title`),
    state: <StepState isDone={taken[name]} isOpen={isOpen(name)} />,
    text: !taken[name] && <StepText name={name} isOpen={isOpen(name)} />,
    action: isOpen(name) && <StepAction name={name} isNext={name === next} />,
  }));
  const standingSteps = useStandingSteps(standings, nextKind);
  // A team that is paid has most likely taken them all: nothing comes and goes again while that is being asked.
  if (known ? done === all : paymentCert) return null;
  return (
    <Card
      title={t('next')}
      actions={known ? <Muted as="span">{t('progress', { done, all })}</Muted> : <Bar width="8rem" />}
    >
      {home && <SellingChoice selling={home.selling} />}
      <StepList steps={[...standingSteps, ...steps]} />
    </Card>
  );
};

/** The two that staff decide: who the team is, and its data for payments. */
const useStandingSteps = (standings: ReturnType<typeof useStandings>, next: string | undefined) => {
  const t = useTranslations('home');
  const { data: team } = useQuery(teamInfoOptions);
  return orderedKinds(standings).map((kind) => {
    const standing = standings[kind];
    const state = stepStateOf(standings, kind);
    // Also of what is accepted, a change may wait for someone.
    const isDone = standing.state === 'done' && !standing.change;
    return {
      id: kind,
      title: t(`${kind}.title`),
      state: <StandingBadge state={state} />,
      text: !isDone && <StandingStepText standings={standings} kind={kind} type={team?.type} />,
      action: !isDone && (
        <StandingAction standing={standing} isNext={kind === next} may isAlong={state === 'together'} />
      ),
    };
  });
};

const StepText = ({ name, isOpen }: { name: StepName; isOpen: boolean }) => {
  const t = useTranslations('home');
  const isSandbox = useSandbox();
  if (!isOpen) return t('laterText');
  return name === 'paid' && isSandbox ? t('paid.textSandbox') : t(`${name}.text`);
};

/** `isDone` is undefined until it is known; `isOpen`: it can be taken now. */
const StepState = ({ isDone, isOpen }: { isDone: boolean | undefined; isOpen: boolean }) => {
  const t = useTranslations('home');
  if (isDone === undefined) return <Bar width="5rem" />;
  if (isDone) return <StatusBadge tone="good">{t('done')}</StatusBadge>;
  return <StatusBadge tone={isOpen ? 'waiting' : 'ended'}>{t(isOpen ? 'toDo' : 'later')}</StatusBadge>;
};
