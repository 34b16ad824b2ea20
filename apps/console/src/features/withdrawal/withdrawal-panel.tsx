import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconCashOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type DeskWithdrawal, useAskBank, withdrawalOptions } from './withdrawal.queries.ts';
import { WithdrawalState } from './withdrawal-state.tsx';

interface WithdrawalPanelProps {
  id: string;
  number: string;
  mayAsk: boolean;
  onClose: () => void;
}

/** One withdrawal: its facts, and the queries to the bank. Only the bank decides its outcome. */
const WithdrawalPanel = ({ id, number, mayAsk, onClose }: WithdrawalPanelProps) => {
  const t = useTranslations('withdrawal');
  const { data, error } = useQuery(withdrawalOptions(id, number));
  const ask = useAskBank(id, number);
  const askNow = mayAsk && data?.status === '0' && (
    <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate(undefined, { tell: t('panel.asked') })}>
      {t('panel.ask')}
    </Button>
  );
  return (
    <SidePanel
      title={t('panel.title')}
      mark={data && <WithdrawalState {...data} />}
      footer={askNow || undefined}
      onClose={onClose}
    >
      {data && <Facts withdrawal={data} />}
      {!data && !error && <LinesLoading lines={10} />}
      {!data && error && (
        <EmptyState icon={IconCashOff} title={t('panel.gone.title')}>
          {t('panel.gone.text')}
        </EmptyState>
      )}
    </SidePanel>
  );
};
export default WithdrawalPanel;

const Facts = ({ withdrawal }: { withdrawal: DeskWithdrawal }) => {
  const t = useTranslations('withdrawal.panel');
  const shared = useTranslations('shared');
  const { merchant, number, amount, fee, credited, kind, account, institution, payee, type } = withdrawal;
  const { appliedAt, sentAt, completedAt, promisedUntil, askedAt, nextCheckAt, checks } = withdrawal;
  const when = (at: string | null) => (at === null ? null : <Instant at={at} />);
  const toMerchant = (
    <AppLink to={`/merchant/${merchant.merchantId}`} className="link">
      {merchant.name}
    </AppLink>
  );
  const what = [
    { label: shared('merchant'), value: toMerchant },
    { label: shared('number'), value: <CopyValue value={number} what={t('theNumber')} isOneLine /> },
    { label: shared('type'), value: t(`types.${type}`) },
    { label: shared('amount'), value: <Money centavos={amount} /> },
    { label: shared('fee'), value: <Money centavos={fee} /> },
    { label: shared('netAmount'), value: <Money centavos={credited} /> },
    { label: shared('destination'), value: `${t(`kinds.${kind}`)}, ${account}` },
    { label: t('institution'), value: institution },
    { label: t('payee'), value: payee },
  ];
  const way = [
    { label: t('applied'), value: when(appliedAt) },
    { label: t('sent'), value: when(sentAt) },
    { label: t('checks'), value: t('times', { count: checks }) },
    { label: t('askedAt'), value: when(askedAt) },
    { label: t('nextCheck'), value: when(nextCheckAt) },
    { label: t('promised'), value: when(promisedUntil) },
    { label: t('completed'), value: when(completedAt) },
    { label: t('bankNumber'), value: withdrawal.channelTransactionNumber },
    { label: t('failure'), value: withdrawal.failureReason },
  ];
  return (
    <>
      <KeyValues rows={what} />
      <PanelSection title={t('way')}>
        <KeyValues rows={way} />
      </PanelSection>
    </>
  );
};
