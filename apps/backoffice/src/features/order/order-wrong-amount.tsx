import type { OrderDetail } from '@balcao/contract/order';
import { Callout } from '@balcao/ui/callout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';

/** Says that money came for the order with another amount than its own, and what becomes of it. */
export const OrderWrongAmount = ({ order }: { order: OrderDetail }) => {
  const t = useTranslations('order.wrongAmount');
  const strays = order.movements.filter(({ account }) => account === 'suspense');
  const returned = new Set(strays.filter(({ kind }) => kind === 'returned').map(({ of }) => of));
  return strays
    .filter(({ kind, amount }) => kind === 'unexpected' && amount !== order.amount)
    .map(({ of, amount }) => (
      <Callout key={of} tone={returned.has(of) ? 'moving' : 'waiting'} title={t('title')}>
        <p>
          {t.rich(returned.has(of) ? 'returned' : 'returning', {
            came: () => <Money centavos={amount} />,
            expected: () => <Money centavos={order.amount} />,
          })}
        </p>
      </Callout>
    ));
};
