import { resumeWebhook, updateWebhook, type WebhookEndpoint } from '@balcao/contract/webhook';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { type Tone, ToneIcon } from '@balcao/ui/tone.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { typeKeys } from './delivery-words.ts';
import { useDeliverySearch } from './use-delivery-search.ts';
import { useWebhookActions } from './use-webhook-actions.ts';
import { useResumeWebhook, useTestWebhook } from './webhook.queries.ts';
import classes from './webhook-card.module.css';
import type { Asked } from './webhook-dialogs.tsx';

interface WebhookEntryProps {
  endpoint: WebhookEndpoint;
  onAsk: (asked: Asked) => void;
}

type Standing = 'on' | 'failing' | 'off' | 'paused';
const tones: Readonly<Record<Standing, Tone>> = { on: 'good', failing: 'bad', off: 'ended', paused: 'waiting' };
const standingOf = ({ state, failingSince }: WebhookEndpoint): Standing =>
  state === 'on' && failingSince ? 'failing' : state;

/** One address: how it stands, what it is told about, and what can be done with it. */
export const WebhookEntry = ({ endpoint, onAsk }: WebhookEntryProps) => {
  const t = useTranslations('webhook');
  const { name, url, types, lastSuccessAt, lastFailureAt, previousUntil } = endpoint;
  const standing = standingOf(endpoint);
  const time = (at: string | null) => (at ? <Instant at={at} /> : t('never'));
  return (
    <Text as="li" p={16} shrink breakable framed rounded="md">
      <Row className={classes.head} gap={12} rowGap={8} align="center" wrap>
        <Text as="h3" shrink size="inherit" weight={650}>
          {name}
        </Text>
        <StatusBadge tone={tones[standing]}>{t(`standing.${standing}`)}</StatusBadge>
        <Actions endpoint={endpoint} onAsk={onAsk} />
      </Row>
      <CopyValue value={url} what={t('copyAddress')} />
      <Grid as="dl" className={classes.facts} gap={24} rowGap={12} mt={12}>
        <Fact label={t('events')}>
          {types ? types.map((type) => t(`type.${typeKeys[type]}`)).join(', ') : t('allEvents')}
        </Fact>
        <Fact label={t('lastSuccess')}>{time(lastSuccessAt)}</Fact>
        <Fact label={t('lastFailure')}>{time(lastFailureAt)}</Fact>
        {previousUntil && <Fact label={t('twoSecrets')}>{time(previousUntil)}</Fact>}
      </Grid>
      {endpoint.state === 'paused' && <Paused endpoint={endpoint} />}
      {endpoint.state === 'off' && endpoint.held > 0 && <Muted mt={12}>{t('offHeld', { count: endpoint.held })}</Muted>}
    </Text>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Actions = ({ endpoint, onAsk }: WebhookEntryProps) => {
  const t = useTranslations('webhook');
  const shared = useTranslations('shared');
  const may = useMay(updateWebhook);
  const test = useTestWebhook();
  const { open } = useDeliverySearch();
  const actions = useWebhookActions(endpoint, onAsk);
  if (!may) return null;
  return (
    <Row gap={8} align="center" push>
      {endpoint.state !== 'off' && (
        <Button
          variant="default"
          aria-label={t('testOf', { name: endpoint.name })}
          loading={test.isPending}
          onClick={() => test.mutate(endpoint.id, { onSuccess: ({ id }) => open(id) })}
        >
          {t('test')}
        </Button>
      )}
      <ActionMenu label={shared('actionsOf', { name: endpoint.name })} actions={actions} />
    </Row>
  );
};

/** Why nothing is sent, what waits, and the one click that goes on. */
const Paused = ({ endpoint: { id, name, held, failingSince } }: Pick<WebhookEntryProps, 'endpoint'>) => {
  const t = useTranslations('webhook.paused');
  const may = useMay(resumeWebhook);
  const resume = useResumeWebhook();
  return (
    <Row className={classes.paused} gap={12} rowGap={8} align="center" wrap mt={12}>
      <ToneIcon tone="waiting" />
      <p>
        {failingSince && t.rich('since', { at: () => <Instant at={failingSince} /> })} {t('held', { count: held })}
      </p>
      {may && (
        <Button loading={resume.isPending} onClick={() => resume.mutate(id, { tell: t('done', { name }) })}>
          {t('resume')}
        </Button>
      )}
    </Row>
  );
};
