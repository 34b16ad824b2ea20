import '@mantine/core/styles/Button.css';
import { Card } from '@balcao/ui/card.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSandbox } from '../../lib/sandbox.ts';
import { type StepName, stepNames, useSteps } from './home.queries.ts';
import classes from './next-steps.module.css';
import { StepAction } from './step-action.tsx';

/** What is done and what comes next; only the next step carries the orange button. */
export const NextSteps = () => {
  const t = useTranslations('home');
  const steps = useSteps();
  const known = stepNames.every((name) => steps[name] !== undefined);
  const done = stepNames.filter((name) => steps[name]).length;
  const next = known ? stepNames.find((name) => !steps[name]) : undefined;
  const isReady = known && !next;
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
          <Step key={name} name={name} isDone={steps[name]} isNext={name === next} />
        ))}
      </ol>
    </Card>
  );
};

const Step = ({ name, isDone, isNext }: { name: StepName; isDone: boolean | undefined; isNext: boolean }) => {
  const t = useTranslations('home');
  const isSandbox = useSandbox();
  return (
    <li className={classes.step}>
      <div className={classes.words}>
        <div className={classes.head}>
          <h3 className={classes.title}>{t(`${name}.title`)}</h3>
          {isDone === undefined ? (
            <Bar width="5rem" />
          ) : (
            <StatusBadge tone={isDone ? 'good' : 'waiting'}>{t(isDone ? 'done' : 'toDo')}</StatusBadge>
          )}
        </div>
        {!isDone && (
          <p className={classes.text}>{t(name === 'paid' && isSandbox ? 'paid.textSandbox' : `${name}.text`)}</p>
        )}
      </div>
      {!isDone && <StepAction name={name} isNext={isNext} />}
    </li>
  );
};
