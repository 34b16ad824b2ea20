import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { saveWebhook } from '@balcao/contract/webhook';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Button } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { webhookOptions } from './webhook.queries.ts';
import { WebhookAddress } from './webhook-address.tsx';
import classes from './webhook-card.module.css';

const WebhookDialogs = lazy(() => import('./webhook-dialogs.tsx'));

/**
 * Where the team's server is told what happens: the address, its secret, and a test. `isNext`: giving an address is what the team
 * needs next, so its button is the orange one.
 */
export const WebhookCard = ({ isNext }: { isNext: boolean }) => {
  const t = useTranslations('webhook');
  const { data, error, refetch } = useQuery(webhookOptions);
  const [isOpen, setIsOpen] = useState(false);
  const may = useMay(saveWebhook);
  const open = () => setIsOpen(true);
  return (
    <Card title={t('title')}>
      <p className={classes.text}>{t('text')}</p>
      {data ? (
        <WebhookAddress endpoint={data} onChange={open} />
      ) : data === null ? (
        <EmptyState
          icon={IconBellRinging}
          title={t('none.title')}
          action={
            may && (
              <Button variant={isNext ? 'filled' : 'default'} onClick={open}>
                {t('set')}
              </Button>
            )
          }
        >
          {t('none.text')}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={4} />
      )}
      {isOpen && (
        <Suspense>
          <WebhookDialogs url={data?.url} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
};
