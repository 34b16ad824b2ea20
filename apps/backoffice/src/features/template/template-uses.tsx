import type { TemplateBroadcast, TemplateMessage, TemplateUse } from '@balcao/contract/template-use';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { broadcastTones } from '../../lib/broadcast-state.ts';
import { templateUsesOptions } from './template.queries.ts';

const tones = { on: 'good', off: 'ended', draft: 'ended' } as const;

const One = ({ use: { channelId, channel, workflowId, workflow, state } }: { use: TemplateUse }) => {
  const t = useTranslations('template.uses');
  return (
    <Row as="li" gap={12} rowGap={4} align="center" wrap>
      <Link to="/channel/$channelId/services/workflow/$workflowId" params={{ channelId, workflowId }} className="link">
        {workflow}
      </Link>
      <Muted>{t('inChannel', { channel })}</Muted>
      <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
    </Row>
  );
};

const Told = ({ of: { channelId, channel, broadcastId, state, at } }: { of: TemplateBroadcast }) => {
  const t = useTranslations('template.uses');
  return (
    <Row as="li" gap={12} rowGap={4} align="center" wrap>
      <Link
        to="/channel/$channelId/broadcast/edit"
        params={{ channelId }}
        search={{ id: broadcastId }}
        className="link"
      >
        {t('broadcastIn', { channel })}
      </Link>
      {at && (
        <Muted>
          <Instant at={at} />
        </Muted>
      )}
      <StatusBadge tone={broadcastTones[state]}>{t(`broadcastState.${state}`)}</StatusBadge>
    </Row>
  );
};

const Subscribed = ({ of: { appletId, applet, isPaused } }: { of: TemplateMessage }) => {
  const t = useTranslations('template.uses');
  return (
    <Row as="li" gap={12} rowGap={4} align="center" wrap>
      <Link to="/applet/$appletId/message" params={{ appletId }} className="link">
        {t('messageOf', { applet })}
      </Link>
      {isPaused && <StatusBadge tone="waiting">{t('messagePaused')}</StatusBadge>}
    </Row>
  );
};

/** The workflows, broadcasts and subscribe messages that say a template, each with its page. */
export const TemplateUsesCard = ({ templateId }: { templateId: string }) => {
  const t = useTranslations('template.uses');
  const { data, error, refetch } = useQuery(templateUsesOptions(templateId));
  return (
    <Card title={t('title')}>
      {!data && !error && <LinesLoading lines={2} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data &&
        data.list.length === 0 &&
        data.elsewhere === 0 &&
        data.broadcasts.length === 0 &&
        data.messages.length === 0 && <Muted>{t('none')}</Muted>}
      {data && (
        <Stack gap={8}>
          {data.list.length > 0 && (
            <Stack as="ul" gap={8} aria-label={t('title')}>
              {data.list.map((use) => (
                <One key={use.workflowId} use={use} />
              ))}
            </Stack>
          )}
          {data.broadcasts.length > 0 && (
            <Stack as="ul" gap={8} aria-label={t('broadcasts')}>
              {data.broadcasts.map((one) => (
                <Told key={one.broadcastId} of={one} />
              ))}
            </Stack>
          )}
          {data.messages.length > 0 && (
            <Stack as="ul" gap={8} aria-label={t('messages')}>
              {data.messages.map((one) => (
                <Subscribed key={one.messageId} of={one} />
              ))}
            </Stack>
          )}
          {data.elsewhere > 0 && <Muted>{t('elsewhere', { count: data.elsewhere })}</Muted>}
        </Stack>
      )}
    </Card>
  );
};
