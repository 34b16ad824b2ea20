import { Button } from '@balcao/ui/button.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { chatChecksOptions } from './chat-checks.queries.ts';
import classes from './phone-checks.module.css';
import { useSandbox } from './sandbox.ts';

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
      <Grid as="ol" ground="surface" framed rounded="lg">
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
      </Grid>
      <Muted role="status">{t(all ? 'ready' : 'live')}</Muted>
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
    <Row as="li" className={classes.check} gap={12} align="start" wrap data-done={isDone || undefined}>
      <Icon size={22} stroke={1.8} aria-hidden />
      <Box shrink basis={224}>
        <Text as="h3" size="inherit" weight={650}>
          {title} <span className={classes.state}>{t(isDone ? 'done' : 'toDo')}</span>
        </Text>
        <Muted mt={2} pretty>
          {text}
        </Muted>
      </Box>
      {!isDone && action && <div className={classes.action}>{action}</div>}
    </Row>
  );
};

/** In the sandbox the phone is a page; outside it is in someone's hand. */
const OpenApp = () => {
  const t = useTranslations('certification.phone');
  if (!useSandbox()) return null;
  return (
    <Button variant="default" component="a" href="/phone/" target="_blank" rel="noreferrer">
      {t('open')}
    </Button>
  );
};
