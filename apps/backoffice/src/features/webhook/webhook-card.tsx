import { addWebhook, type WebhookEndpoint, webhookEndpointsAtMost } from '@balcao/contract/webhook';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { isKeptInTab } from '@balcao/ui/unknown-outcome';
import { IconBellRinging, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { webhooksOptions } from './webhook.queries.ts';
import type { Asked } from './webhook-dialogs.tsx';
import { WebhookEntry } from './webhook-entry.tsx';

const WebhookDialogs = lazy(() => import('./webhook-dialogs.tsx'));

/** Where the team's servers are told what happens: up to five addresses, each with its own secret and choice of events. */
export const WebhookCard = () => {
  const t = useTranslations('webhook');
  const { data, error, refetch } = useQuery(webhooksOptions);
  const [asked, setAsked] = useState<Asked>();
  const may = useMay(addWebhook);
  const add = () => setAsked({ to: 'add' });
  const list = data?.list ?? [];
  const place = `webhook:${useCurrentUser().merchantId ?? ''}`;
  const hasRoom = list.length < webhookEndpointsAtMost;
  // The last one may have been added without its secret being kept.
  const addButton = may && (hasRoom || isKeptInTab(place)) && (
    <Button
      variant={list.length === 0 ? 'filled' : 'default'}
      leftSection={<IconPlus size={18} stroke={1.8} />}
      onClick={add}
    >
      {t('add')}
    </Button>
  );
  return (
    <Card title={t('title')} actions={list.length > 0 && addButton}>
      <Muted mb={12} pretty prose>
        {t('text')}
      </Muted>
      {data && list.length === 0 ? (
        <EmptyState icon={IconBellRinging} title={t('none.title')} action={addButton}>
          {t('none.text')}
        </EmptyState>
      ) : data ? (
        <Entries list={list} onAsk={setAsked} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={4} />
      )}
      {may && !hasRoom && <Muted mt={12}>{t('full')}</Muted>}
      {asked && (
        <Suspense>
          <WebhookDialogs asked={asked} place={place} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </Card>
  );
};

const Entries = ({ list, onAsk }: { list: readonly WebhookEndpoint[]; onAsk: (asked: Asked) => void }) => (
  <Grid as="ul" gap={12}>
    {list.map((endpoint) => (
      <WebhookEntry key={endpoint.id} endpoint={endpoint} onAsk={onAsk} />
    ))}
  </Grid>
);
