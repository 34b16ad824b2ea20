import type { Preauth } from '@balcao/contract/preauth';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { isNotFound } from '@balcao/ui/refused-address';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconReceiptOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { preauthOptions } from './preauth.queries.ts';
import { PreauthActions } from './preauth-actions.tsx';
import { PreauthBadge } from './preauth-badge.tsx';
import { TimeLeft } from './time-left.tsx';

/** One hold: its amount, its time, and what can be done with it. */
const PreauthPanel = ({ number, onClose }: { number: string; onClose: () => void }) => {
  const t = useTranslations('preauth');
  const shared = useTranslations('shared');
  const { data: preauth, error, refetch } = useQuery(preauthOptions(number));
  return (
    <SidePanel
      title={t('panel', { number })}
      mark={preauth && <PreauthBadge preauth={preauth} />}
      onClose={onClose}
      footer={
        preauth && (
          <>
            <PreauthActions preauth={preauth} />
            <Button component={AppLink} to={`/payment/transaction/orders/${number}`} variant="default">
              {shared('seeOrder')}
            </Button>
          </>
        )
      }
    >
      {preauth ? (
        <PreauthFacts preauth={preauth} />
      ) : isNotFound(error) ? (
        <EmptyState icon={IconReceiptOff} title={t('notFound')}>
          {t('notFoundText')}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={8} />
      )}
    </SidePanel>
  );
};
export default PreauthPanel;

const PreauthFacts = ({ preauth }: { preauth: Preauth }) => {
  const t = useTranslations('preauth');
  const shared = useTranslations('shared');
  const { goodsName, authorised, amount, captured, fee, card, authorisedAt, endedAt, failureReason } = preauth;
  return (
    <>
      <Text mb={12} size={16} weight={550} breakable>
        {goodsName}
      </Text>
      {failureReason && (
        <Text mb={12} tone="bad">
          {t('failed')}
        </Text>
      )}
      <KeyValues
        rows={[
          { label: t('columns.held'), value: <Money centavos={authorised ?? amount} /> },
          ...(captured === null
            ? []
            : [
                { label: t('columns.captured'), value: <Money centavos={captured} /> },
                { label: t('rest'), value: <Money centavos={(authorised ?? amount) - captured} /> },
                { label: shared('fee'), value: <Money centavos={fee} /> },
                { label: shared('netAmount'), value: <Money centavos={captured - fee} /> },
              ]),
          { label: t('columns.card'), value: card && `${card.brand} •••• ${card.last4}` },
          { label: t('columns.ownNumber'), value: preauth.merchantOrderNumber },
          { label: t('columns.since'), value: authorisedAt && <Instant at={authorisedAt} form="full" /> },
          { label: t('columns.until'), value: <TimeLeft preauth={preauth} /> },
          ...(endedAt ? [{ label: t('ended'), value: <Instant at={endedAt} form="full" /> }] : []),
        ]}
      />
    </>
  );
};
