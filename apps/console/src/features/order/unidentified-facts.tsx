import { localeOf } from '@balcao/contract/locale';
import { methodNames } from '@balcao/contract/order-method-names';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useLocale, useTranslations } from 'use-intl';
import type { UnidentifiedPayment } from './unidentified.queries.ts';

/** Which payment a dialog is about: how much, by what, when it was paid and by whom, as far as the rail said. */
export const UnidentifiedFacts = ({ payment }: { payment: UnidentifiedPayment }) => {
  const t = useTranslations('unidentified');
  const shared = useTranslations('shared');
  const locale = localeOf(useLocale());
  const { endToEndId, amount, method, arrivedAt, paidAt, payerName } = payment;
  const rows = [
    { label: t('columns.amount'), value: <Money centavos={amount} /> },
    { label: shared('paymentMethod'), value: methodNames[locale][method] },
    { label: t('columns.payment'), value: <CopyValue value={endToEndId} what={t('theId')} isOneLine /> },
    ...(payerName === null ? [] : [{ label: t('columns.payer'), value: payerName }]),
    ...(paidAt === null ? [] : [{ label: t('columns.paidAt'), value: <Instant at={paidAt} /> }]),
    { label: t('columns.arrived'), value: <Instant at={arrivedAt} /> },
  ];
  return <KeyValues rows={rows} />;
};
