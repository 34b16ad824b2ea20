import { type OrderDetail, OrderStatus } from '@balcao/contract/order';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { useTranslations } from 'use-intl';
import classes from './order-panel.module.css';

const accounts = ['pending', 'available', 'withdrawing', 'refunding', 'reserve', 'fee_revenue'] as const;
const isKnown = (account: string): account is (typeof accounts)[number] => accounts.some((known) => known === account);

/** Where the order's money is: every movement of it, by the account that it came to or left. */
export const OrderMoney = ({ order }: { order: OrderDetail }) => {
  const t = useTranslations('order.money');
  const none = order.status === OrderStatus.enum.waiting ? t('notYet') : t('none');
  return (
    <PanelSection title={t('title')}>
      {order.movements.length === 0 ? (
        <p className={classes.none}>{none}</p>
      ) : (
        <KeyValues
          rows={order.movements.map(({ account, amount, at }, index) => ({
            id: `${index}`,
            // An account that a newer server knows shows under its own name.
            label: isKnown(account) ? t(`account.${account}`) : account,
            value: (
              <>
                <Money centavos={amount} />
                <span className={classes.when}>
                  <Instant at={at} />
                </span>
              </>
            ),
          }))}
        />
      )}
    </PanelSection>
  );
};
