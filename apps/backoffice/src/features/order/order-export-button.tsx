import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import type { OrderFilter } from '@balcao/contract/order';
import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useOrderExport } from './use-order-export.ts';

/** Exports what the list shows. While it runs the button tells how far it is, and stops it; when it fails, it tries again. */
export const OrderExportButton = ({ filter }: { filter: OrderFilter }) => {
  const t = useTranslations('order.export');
  const { state, start, cancel } = useOrderExport(filter);
  if (state.phase === 'running')
    return (
      <Button
        variant="default"
        leftSection={<Loader size={16} color="gray" />}
        title={t('cancel')}
        aria-label={t('cancelAt', { count: state.orders })}
        onClick={cancel}
      >
        {t('running', { count: state.orders })}
      </Button>
    );
  const failed = state.phase === 'failed';
  const Icon = failed ? IconAlertTriangle : IconDownload;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} stroke={1.8} color={failed ? 'var(--bad)' : 'currentColor'} />}
      onClick={() => void start()}
    >
      {t(failed ? 'again' : 'start')}
    </Button>
  );
};
