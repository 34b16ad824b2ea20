import { formatDate } from '@balcao/brazil/dates';
import type { Bill } from '@balcao/contract/bill';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { useDownloadBill } from './bill.queries.ts';
import { BillDownloads } from './bill-downloads.tsx';

const DayDownloads = ({ day }: { day: string }) => {
  const t = useTranslations('bill');
  const shared = useTranslations('shared');
  const locale = useLocale();
  const download = useDownloadBill((of, end) => t('file', { day: of, end }));
  const label = t('downloadOf', { day: formatDate(day, { locale: locale as 'pt-BR' }) });
  return <BillDownloads day={day} words={shared('download')} label={label} download={download} isQuiet />;
};

/** What moved on a day, by the columns of its file, in centavos. */
const amounts: Readonly<
  Record<'received' | 'refunded' | 'fee' | 'withdrawn' | 'adjusted' | 'net' | 'closing', (bill: Bill) => number>
> = {
  received: ({ totals }) => totals.paid + totals.captured,
  refunded: ({ totals }) => totals.refunded,
  fee: ({ totals }) => totals.fee + totals.feeReturned + totals.withdrawalFee,
  withdrawn: ({ totals }) => totals.withdrawn,
  adjusted: ({ totals }) => totals.adjusted,
  net: ({ totals }) => totals.net,
  closing: ({ closing }) => closing,
};

/** The day first, then what moved on it by kind, where that has led, and the file. */
export const useBillColumns = (): readonly Column<Bill>[] => {
  const t = useTranslations('bill');
  return [
    {
      id: 'day',
      header: t('columns.day'),
      cell: ({ day }) => <Instant at={day} form="date" />,
      fills: true,
      sortable: true,
    },
    ...(Object.keys(amounts) as (keyof typeof amounts)[]).map(
      (id): Column<Bill> => ({
        id,
        header: t(`columns.${id}`),
        align: 'end',
        cell: (bill) => <Money centavos={amounts[id](bill)} />,
      }),
    ),
    { id: 'file', header: t('columns.file'), cell: ({ day }) => <DayDownloads day={day} /> },
  ];
};
