import { localeOf } from '@balcao/contract/locale';
import { methodNames } from '@balcao/contract/order-method-names';
import type { RefundReview } from '@balcao/contract/refund';
import { refundList } from '@balcao/contract/refund-list';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { FoundByNumber, useNumberPlace } from '../../lib/found-by-number.tsx';
import { merchantRefundsOptions, type RefundEntry } from './merchant-refunds.queries.ts';

const tones: Readonly<Record<RefundReview, Tone>> = {
  '0': 'waiting',
  '1': 'ended',
  '2': 'moving',
  '3': 'good',
  '4': 'bad',
};

const useColumns = () => {
  const t = useTranslations('support.refunds');
  const locale = localeOf(useLocale());
  const columns = useListColumns(refundList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      number: ({ number }) => <CopyValue value={number} what={t('theNumber')} isOneLine />,
      status: ({ review }) => <StatusBadge tone={tones[review]}>{t(`status.${review}`)}</StatusBadge>,
      method: ({ method }) => methodNames[locale][method],
    },
  });
  // Staff decide on no refund of a merchant.
  return columns.filter(({ id }) => id !== 'actions').map((column) => ({ ...column, sortable: false }));
};

/** The refunds of a merchant, newest first; `looked`: the number that is asked about now. */
export const MerchantRefundsCard = ({ id, looked }: { id: string; looked?: string | undefined }) => {
  const t = useTranslations('support.refunds');
  const place = useNumberPlace(looked);
  const query = useQuery(merchantRefundsOptions(id, place.number, place.cursor));
  return (
    <FoundByNumber<RefundEntry>
      name="console-refunds"
      title={t('title')}
      search={t('search')}
      columns={useColumns()}
      query={query}
      place={place}
      empty={{ none: t('none'), notFound: t('notFound') }}
    />
  );
};
