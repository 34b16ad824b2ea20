import '@mantine/core/styles/Button.css';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSandbox } from '../../lib/sandbox.ts';
import { chatChecksOptions } from './certification.queries.ts';
import classes from './phone-checks.module.css';

interface PhoneChecksProps {
  /** The button that links a chat account. */
  bind: ReactNode;
}

/** What the chat app must know of a person before they are certified; each thing that is missing with the way to it. */
export const PhoneChecks = ({ bind }: PhoneChecksProps) => {
  const t = useTranslations('certification.phone');
  const { data, error, refetch } = useQuery(chatChecksOptions);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinesLoading lines={6} />;
  const { bound, name, walletActivated, realNameVerified } = data;
  const all = bound && walletActivated && realNameVerified;
  return (
    <>
      <ol className={classes.checks}>
        <Check
          isDone={bound}
          title={t('bound.title')}
          text={bound ? t('bound.done', { name: name ?? '' }) : t('bound.text')}
          action={bind}
        />
        <Check
          isDone={bound && walletActivated}
          title={t('wallet.title')}
          text={bound && walletActivated ? t('wallet.done') : t('wallet.text')}
          action={bound && <OpenApp />}
        />
        <Check
          isDone={bound && realNameVerified}
          title={t('realName.title')}
          text={bound && realNameVerified ? t('realName.done') : t('realName.text')}
          action={bound && walletActivated && <OpenApp />}
        />
      </ol>
      <p className={classes.live} role="status">
        {t(all ? 'ready' : 'live')}
      </p>
    </>
  );
};

interface CheckProps {
  isDone: boolean;
  title: string;
  text: string;
  /** Shown while it is not done. */
  action: ReactNode;
}

const Check = ({ isDone, title, text, action }: CheckProps) => {
  const t = useTranslations('certification.phone');
  const Icon = isDone ? IconCircleCheck : IconCircleDashed;
  return (
    <li className={classes.check} data-done={isDone || undefined}>
      <Icon size={22} stroke={1.8} aria-hidden />
      <div className={classes.words}>
        <h3 className={classes.title}>
          {title} <span className={classes.state}>{t(isDone ? 'done' : 'toDo')}</span>
        </h3>
        <p className={classes.text}>{text}</p>
      </div>
      {!isDone && action && <div className={classes.action}>{action}</div>}
    </li>
  );
};

/** In the sandbox the phone is a page; outside it is in somebody's hand. */
const OpenApp = () => {
  const t = useTranslations('certification.phone');
  if (!useSandbox()) return null;
  return (
    <Button variant="default" component="a" href="/phone/" target="_blank" rel="noreferrer">
      {t('open')}
    </Button>
  );
};
