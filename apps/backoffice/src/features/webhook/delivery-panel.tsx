import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { resendDelivery, type WebhookDelivery } from '@balcao/contract/webhook';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { Button } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { DeliveryAttempts } from './delivery-attempts.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import { laidOut, typeKeys } from './delivery-words.ts';
import { useResendDelivery, webhookOptions } from './webhook.queries.ts';

interface DeliveryPanelProps {
  /** Undefined while the list is on its way, and when it is not in it. */
  delivery: WebhookDelivery | undefined;
  /** The list is here. */
  isKnown: boolean;
  onClose: () => void;
}

/** One notification: every attempt with the answer, the message itself, and the way to send it again. */
const DeliveryPanel = ({ delivery, isKnown, onClose }: DeliveryPanelProps) => {
  const t = useTranslations('webhook');
  return (
    <SidePanel
      title={delivery ? t(`type.${typeKeys[delivery.type]}`) : t('columns.message')}
      mark={delivery && <DeliveryBadge delivery={delivery} />}
      footer={delivery && <ResendButton id={delivery.id} />}
      onClose={onClose}
    >
      {delivery ? (
        <Sections delivery={delivery} />
      ) : isKnown ? (
        <EmptyState icon={IconBellOff} title={t('panel.gone')}>
          {t('panel.goneText')}
        </EmptyState>
      ) : (
        <LinesLoading lines={8} />
      )}
    </SidePanel>
  );
};
export default DeliveryPanel;

const Sections = ({ delivery }: { delivery: WebhookDelivery }) => {
  const t = useTranslations('webhook');
  const { messageId, url, createdAt, nextAttemptAt, body } = delivery;
  return (
    <>
      <KeyValues
        rows={[
          { label: t('panel.message'), value: <CopyValue value={messageId} what={t('panel.copyMessage')} /> },
          { label: t('panel.address'), value: url },
          { label: t('columns.created'), value: <Instant at={createdAt} form="full" /> },
          ...(nextAttemptAt && delivery.attempts.length > 0
            ? [{ label: t('columns.next'), value: <Instant at={nextAttemptAt} form="full" /> }]
            : []),
        ]}
      />
      <DeliveryAttempts attempts={delivery.attempts} />
      <PanelSection title={t('panel.body')}>
        <CodeBlock code={laidOut(body)} exact={body} what={t('panel.copyBody')} />
      </PanelSection>
    </>
  );
};

/** Where no address is set any more there is nowhere to send to. */
const ResendButton = ({ id }: { id: string }) => {
  const t = useTranslations('webhook.panel');
  const may = useMay(resendDelivery);
  const { data: endpoint } = useQuery(webhookOptions);
  const resend = useResendDelivery();
  if (!endpoint) return null;
  if (!may) return <WhyNot of={resendDelivery} line />;
  return (
    <Button
      variant="default"
      loading={resend.isPending}
      onClick={() => resend.mutate(id, { onSuccess: () => tellGood(t('resent')) })}
    >
      {t('resend')}
    </Button>
  );
};
