import type { OrderDetail } from '@balcao/contract/order';
import { Callout } from '@balcao/ui/callout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';

/** Says that a payment of a wrong amount, or an extra one, came for the order, and whether it is returned. */
export const OrderWrongAmount = ({ order }: { order: OrderDetail }) => {
  const t = useTranslations('order.wrongAmount');
  const strays = order.movements.filter(({ account }) => account === 'suspense');
  const returned = new Set(strays.filter(({ kind }) => kind === 'returned').map(({ of }) => of));
  return strays
    .filter(({ kind, amount }) => kind === 'unexpected' && amount !== order.amount)
    .map(({ of, amount }) => {
      const isBack = returned.has(of);
      // What paid the order was more than it: the order has its amount, and this is the rest.
      const isRest = order.payment?.endToEndId === of;
      const words = isRest ? (isBack ? 'restReturned' : 'restReturning') : isBack ? 'returned' : 'returning';
      return (
        <Callout key={of} tone={isBack ? 'moving' : 'waiting'} title={t(isRest ? 'restTitle' : 'title')}>
          <p>
            {t.rich(words, {
              came: () => <Money centavos={isRest ? amount + order.amount : amount} />,
              expected: () => <Money centavos={order.amount} />,
              rest: () => <Money centavos={amount} />,
            })}
          </p>
        </Callout>
      );
    });
};
