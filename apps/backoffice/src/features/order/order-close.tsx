import { type OrderDetail, OrderStatus } from '@balcao/contract/order';
import { endOrder } from '@balcao/contract/order-end';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { showToast } from '@balcao/ui/notice';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useEndOrder } from './order.queries.ts';

/** Closes an unpaid order, after a confirmation. A hold on a card is released instead. */
export const OrderClose = ({ order: { number, status, isHeld } }: { order: OrderDetail }) => {
  const t = useTranslations('order.close');
  const end = useEndOrder();
  if (!useMay(endOrder) || status !== OrderStatus.enum.waiting || isHeld) return null;
  const tell = ({ status: now, isOwn }: NonNullable<typeof end.data>) => {
    if (isOwn) return t('done', { number });
    if (now !== OrderStatus.enum.waiting) showToast({ tone: 'moving', message: t(`before.${now}`, { number }) });
    return undefined;
  };
  const ask = async () => {
    const agreed = await confirm({
      title: t('title', { number }),
      message: t('text'),
      action: t('action'),
      otherwise: t('otherwise'),
      dangerous: true,
    });
    if (agreed) end.mutate(number, { tell });
  };
  return (
    <Button variant="default" loading={end.isPending} onClick={() => void ask()}>
      {t('button')}
    </Button>
  );
};
