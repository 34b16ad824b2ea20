import { formatBrl } from '@balcao/brazil/money';
import type { Sale } from '@balcao/contract/device-sale';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { useTranslations } from 'use-intl';
import { useVoidSale } from './device.queries.ts';

/** Gives a sale back to the person who paid it, after asking. */
export const VoidButton = ({ serial, sale }: { serial: string; sale: Sale }) => {
  const t = useTranslations('device.void');
  const undo = useVoidSale(serial);
  const amount = formatBrl(sale.amount);
  const ask = async () => {
    if (!(await confirm({ title: t('title', { amount }), message: t('text'), action: t('action') }))) return;
    undo.mutate(sale.number, { tell: t('done') });
  };
  return (
    <Button variant="default" color="red" size="md" fullWidth loading={undo.isPending} onClick={() => void ask()}>
      {t('action')}
    </Button>
  );
};
