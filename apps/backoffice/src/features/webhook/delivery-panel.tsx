import type { WebhookDelivery } from '@balcao/contract/webhook';
import { resendDelivery } from '@balcao/contract/webhook-delivery';
import { Button } from '@balcao/ui/button.tsx';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Foldable } from '@balcao/ui/foldable.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Muted } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { isRefused } from '@balcao/ui/refusals';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconBellOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { DeliveryAttempts } from './delivery-attempts.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import { laidOut, typeKeys } from './delivery-words.ts';
import { deliveryOptions, useResendDelivery } from './webhook.queries.ts';

/** One notification: every attempt with the answer, the message itself, and the way to send it again. */
const DeliveryPanel = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTranslations('webhook');
  const { data: delivery, error, refetch } = useQuery(deliveryOptions(id));
  const isGone = isRefused(error);
  return (
    <SidePanel
      title={delivery ? t(`type.${typeKeys[delivery.type]}`) : t('columns.message')}
      mark={delivery && <DeliveryBadge delivery={delivery} />}
      footer={delivery && <ResendButton delivery={delivery} />}
      onClose={onClose}
    >
      {delivery ? (
        <Sections delivery={delivery} />
      ) : isGone ? (
        <EmptyState icon={IconBellOff} title={t('panel.gone')}>
          {t('panel.goneText')}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={8} />
      )}
    </SidePanel>
  );
};
export default DeliveryPanel;

const Sections = ({ delivery }: { delivery: WebhookDelivery }) => {
  const t = useTranslations('webhook');
  const { messageId, endpointName, url, orderNumber, createdAt, nextAttemptAt, attempts, body } = delivery;
  const headers = Object.entries(attempts.at(-1)?.headers ?? {});
  return (
    <>
      <KeyValues
        rows={[
          { label: t('panel.message'), value: <CopyValue value={messageId} what={t('panel.copyMessage')} isOneLine /> },
          { label: t('panel.address'), value: endpointName ? `${endpointName} · ${url}` : url },
          ...(orderNumber ? [{ label: t('columns.order'), value: orderNumber }] : []),
          { label: t('columns.created'), value: <Instant at={createdAt} form="full" /> },
          ...(nextAttemptAt && attempts.length > 0
            ? [{ label: t('columns.next'), value: <Instant at={nextAttemptAt} form="full" /> }]
            : []),
        ]}
      />
      <DeliveryAttempts attempts={attempts} />
      <PanelSection title={t('panel.body')}>
        <CodeBlock code={laidOut(body)} exact={body} what={t('panel.copyBody')} />
        <Foldable title={t('panel.exact')}>
          <CodeBlock code={body} what={t('panel.copyBody')} />
        </Foldable>
        {headers.length > 0 && (
          <Foldable title={t('panel.headers')}>
            <CodeBlock
              code={headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
              what={t('panel.copyHeaders')}
            />
          </Foldable>
        )}
      </PanelSection>
    </>
  );
};

/** Where the address is gone there is nowhere to send to; one that is off has to be switched on first. */
const ResendButton = ({ delivery: { id, endpointState } }: { delivery: WebhookDelivery }) => {
  const t = useTranslations('webhook.panel');
  const may = useMay(resendDelivery);
  const resend = useResendDelivery();
  if (!endpointState) return null;
  if (!may) return <WhyNot of={resendDelivery} line />;
  if (endpointState === 'off') return <Muted>{t('off')}</Muted>;
  return (
    <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate(id, { tell: t('resent') })}>
      {t('resend')}
    </Button>
  );
};
