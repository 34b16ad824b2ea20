import '@mantine/core/styles/Button.css';
import { formatDate } from '@balcao/brazil/dates';
import type { Bill } from '@balcao/contract/bill';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useDownloadBill } from './bill.queries.ts';

const DownloadButton = ({ day }: { day: string }) => {
  const t = useTranslations('bill');
  const locale = useLocale();
  const download = useDownloadBill((of) => t('file', { day: of }));
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      loading={download.isPending}
      leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}
      aria-label={t('downloadOf', { day: formatDate(day, { locale: locale as 'pt-BR' }) })}
      onClick={() => download.mutate(day)}
    >
      {t('download')}
    </Button>
  );
};

/** The day first, then what moved on it, what is left of it, and the file. */
export const useBillColumns = (): readonly Column<Bill>[] => {
  const t = useTranslations('bill');
  const format = useFormatter();
  return [
    {
      id: 'day',
      header: t('columns.day'),
      cell: ({ day }) => <Instant at={day} form="date" />,
      fills: true,
      sortable: true,
    },
    {
      id: 'received',
      header: t('columns.received'),
      cell: ({ totals }) => <Money centavos={totals.paid + totals.captured} />,
      align: 'end',
    },
    {
      id: 'refunded',
      header: t('columns.refunded'),
      cell: ({ totals }) => <Money centavos={totals.refunded} />,
      align: 'end',
    },
    {
      id: 'fee',
      header: t('columns.fee'),
      cell: ({ totals }) => <Money centavos={totals.fee + totals.feeReturned} />,
      align: 'end',
    },
    { id: 'net', header: t('columns.net'), cell: ({ totals }) => <Money centavos={totals.net} />, align: 'end' },
    { id: 'rows', header: t('columns.rows'), cell: ({ rows }) => format.number(rows), align: 'end' },
    { id: 'file', header: t('columns.file'), cell: ({ day }) => <DownloadButton day={day} /> },
  ];
};
