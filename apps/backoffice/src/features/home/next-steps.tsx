import '@mantine/core/styles/Button.css';
import { Card } from '@balcao/ui/card.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { useSandbox } from '../../lib/sandbox.ts';
import { type StepName, stepNames, useSteps } from './home.queries.ts';
import classes from './next-steps.module.css';
import { StepAction } from './step-action.tsx';

/** Nobody pays a team that is not certified. */
const needsCertification: readonly StepName[] = ['order', 'paid'];

/** What is done and what comes next; only the next step carries the orange button. */
export const NextSteps = () => {
  const t = useTranslations('home');
  const steps = useSteps();
  const isCertified = useCurrentUser().reviewStatus === 'SUCCESS';
  const known = stepNames.every((name) => steps[name] !== undefined);
  const done = stepNames.filter((name) => steps[name]).length;
  const isOpen = (name: StepName) => !steps[name] && (isCertified || !needsCertification.includes(name));
  const next = known ? stepNames.find(isOpen) : undefined;
  const isReady = known && done === stepNames.length;
  return (
    <Card
      title={isReady ? t('ready') : t('next')}
      actions={
        known ? (
          <span className={classes.progress}>{t('progress', { done, all: stepNames.length })}</span>
        ) : (
          <Bar width="8rem" />
        )
      }
    >
      {isReady && (
        <div className={classes.ready}>
          <p className={classes.text}>{t('readyText')}</p>
          <Button renderRoot={(props) => <Link {...props} to="/payment/transaction/orders" />}>
            {t('paid.action')}
          </Button>
        </div>
      )}
      <ol className={classes.steps}>
        {stepNames.map((name) => (
          <Step key={name} name={name} isDone={steps[name]} isOpen={isOpen(name)} isNext={name === next} />
        ))}
      </ol>
    </Card>
  );
};

interface StepProps {
  name: StepName;
  /** Undefined until it is known. */
  isDone: boolean | undefined;
  /** Can it be taken now? */
  isOpen: boolean;
  isNext: boolean;
}

const Step = ({ name, isDone, isOpen, isNext }: StepProps) => {
  const t = useTranslations('home');
  const isSandbox = useSandbox();
  const text = name === 'paid' && isSandbox ? t('paid.textSandbox') : t(`${name}.text`);
  return (
    <li className={classes.step}>
      <div className={classes.words}>
        <div className={classes.head}>
          <h3 className={classes.title}>{t(`${name}.title`)}</h3>
          {isDone === undefined ? <Bar width="5rem" /> : <StepBadge isDone={isDone} isOpen={isOpen} />}
        </div>
        {!isDone && <p className={classes.text}>{isOpen ? text : t('laterText')}</p>}
      </div>
      {isOpen && <StepAction name={name} isNext={isNext} />}
    </li>
  );
};

const StepBadge = ({ isDone, isOpen }: { isDone: boolean; isOpen: boolean }) => {
  const t = useTranslations('home');
  if (isDone) return <StatusBadge tone="good">{t('done')}</StatusBadge>;
  return isOpen ? (
    <StatusBadge tone="waiting">{t('toDo')}</StatusBadge>
  ) : (
    <StatusBadge tone="ended">{t('later')}</StatusBadge>
  );
};
