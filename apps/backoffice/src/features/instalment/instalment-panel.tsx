import { type Instalment, type InstalmentPlan, statusOfPart, statusOfPlan } from '@balcao/contract/instalment';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { isNotFound } from '@balcao/ui/refused-address';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconReceiptOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import classes from './instalment.module.css';
import { instalmentsOptions } from './instalment.queries.ts';
import { InstalmentBadge } from './instalment-badge.tsx';
import { InstalmentProgress } from './instalment-progress.tsx';

/** The parts of one order: each with its amount, its day, and whether it has come. */
const InstalmentPanel = ({ number, onClose }: { number: string; onClose: () => void }) => {
  const t = useTranslations('instalment');
  const shared = useTranslations('shared');
  const { data: plan, error, refetch } = useQuery(instalmentsOptions(number));
  return (
    <SidePanel
      title={t('panel.title', { number })}
      mark={plan && <InstalmentBadge standing={statusOfPlan(plan)} />}
      onClose={onClose}
      footer={
        plan && (
          <Button component={AppLink} to={`/payment/transaction/orders/${number}`} variant="default">
            {shared('seeOrder')}
          </Button>
        )
      }
    >
      {plan ? (
        <>
          <Summary plan={plan} />
          <PanelSection title={t('panel.parts')}>
            <Stack as="ol">
              {plan.parts.map((part) => (
                <PartLine key={part.sequence} part={part} />
              ))}
            </Stack>
          </PanelSection>
        </>
      ) : isNotFound(error) ? (
        <EmptyState icon={IconReceiptOff} title={t('notFound.title')}>
          {t('notFound.text')}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={10} />
      )}
    </SidePanel>
  );
};
export default InstalmentPanel;

const Summary = ({ plan }: { plan: InstalmentPlan }) => {
  const t = useTranslations('instalment');
  const order = useTranslations('order');
  return (
    <>
      <Text mb={8} weight={600} breakable>
        {plan.goodsName}
      </Text>
      <InstalmentProgress {...plan} />
      <KeyValues
        rows={[
          { label: t('panel.paid'), value: <Money centavos={plan.paidAmount} /> },
          { label: t('columns.repaid'), value: <Money centavos={plan.repaid} /> },
          { label: t('columns.waiting'), value: <Money centavos={plan.waiting} /> },
          ...(plan.refunded > 0 ? [{ label: t('columns.refunded'), value: <Money centavos={plan.refunded} /> }] : []),
          {
            label: order('panel.number'),
            value: <CopyValue value={plan.orderNumber} what={order('copy.number')} isOneLine />,
          },
          { label: t('columns.card'), value: plan.card && `${plan.card.brand} •••• ${plan.card.last4}` },
          { label: t('columns.paidAt'), value: <Instant at={plan.paidAt} form="full" /> },
        ]}
      />
    </>
  );
};

const PartLine = ({ part }: { part: Instalment }) => {
  const t = useTranslations('instalment.panel');
  const standing = statusOfPart(part);
  const isGone = standing === 'refunded';
  return (
    <Row as="li" className={classes.part} gap={12} align="start" data-gone={isGone || undefined}>
      <span className={classes.sequence}>{part.sequence}</span>
      <Stack as="span" gap={4} align="start" grow shrink>
        <InstalmentBadge standing={standing} />
        <Muted as="span">
          {part.paidAt
            ? t.rich('cameOn', { at: () => <Instant at={part.paidAt ?? ''} form="date" /> })
            : t.rich(isGone ? 'goneText' : 'dueOn', { at: () => <Instant at={part.dueOn} form="date" /> })}
        </Muted>
      </Stack>
      <Stack as="span" className={classes.amount} gap={4} align="end">
        <Money centavos={part.amount} />
        <Muted as="span">{t.rich('net', { amount: () => <Money centavos={part.net} /> })}</Muted>
      </Stack>
    </Row>
  );
};
