import type { WebhookDelivery } from '@balcao/contract/webhook';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted } from '@balcao/ui/layout.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import { useTranslations } from 'use-intl';
import { failureKey } from './delivery-words.ts';

const isAccepted = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

/** Every attempt, newest first: when it was, what the receiver answered and how long that took. */
export const DeliveryAttempts = ({ attempts }: Pick<WebhookDelivery, 'attempts'>) => {
  const t = useTranslations('webhook.panel');
  const said = (attempt: Parameters<typeof failureKey>[0]): string => {
    const key = failureKey(attempt);
    return key ? t(`failure.${key}`) : attempt.answer;
  };
  return (
    <PanelSection title={t('attempts')}>
      {attempts.length === 0 ? (
        <Muted>{t('noAttempts')}</Muted>
      ) : (
        <Timeline
          events={attempts.toReversed().map(({ at, status, answer, durationMs }) => ({
            id: at,
            tone: isAccepted(status) ? 'good' : 'bad',
            title: status === null ? t('silent') : t('answered', { status: String(status) }),
            at: <Instant at={at} form="full" />,
            detail: [said({ status, answer }), t('duration', { ms: durationMs })].filter(Boolean).join(' · '),
          }))}
        />
      )}
    </PanelSection>
  );
};
