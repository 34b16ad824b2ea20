import type { OrderDetail } from '@balcao/contract/order';
import { moneyOf, type OrderMoney as Places } from '@balcao/contract/order-money';
import { Foldable } from '@balcao/ui/foldable.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import { entriesOf } from './order-history.ts';
import { OrderLedger } from './order-ledger.tsx';
import classes from './order-money.module.css';

/** From the counter to the bank: the order in which the places stand in the bar. */
const places = ['settled', 'pending', 'refunding', 'refunded', 'fee'] as const;
type Place = (typeof places)[number];

/** Where the order's money is: every centavo of what was paid, as a bar, and the entries behind it. */
export const OrderMoney = ({ order }: { order: OrderDetail }) => {
  const t = useTranslations('order.money');
  const money = moneyOf(order);
  return (
    <PanelSection title={t('title')}>
      {money.paid > 0 ? (
        <Whereabouts money={money} settlesAt={order.settlesAt} />
      ) : (
        <p className={classes.none}>{t(order.status === '01' ? 'notYet' : 'none')}</p>
      )}
      {order.movements.length > 0 && (
        <Foldable title={t('ledger')}>
          <OrderLedger movements={entriesOf(order)} />
        </Foldable>
      )}
    </PanelSection>
  );
};

const Whereabouts = ({ money, settlesAt }: { money: Places; settlesAt: string | null }) => {
  const t = useTranslations('order.money');
  const shown = places.filter((place) => money[place] !== 0);
  return (
    <div className={classes.whereabouts}>
      <div className={classes.paid}>
        <span>{t('paid')}</span>
        <strong>
          <Money centavos={money.paid} />
        </strong>
      </div>
      <div className={classes.bar} aria-hidden>
        {shown.map((place) => (
          <span
            key={place}
            className={classes.part}
            data-place={place}
            style={{ flexGrow: Math.max(money[place], 0) / money.paid }}
          />
        ))}
      </div>
      <ul className={classes.places}>
        {shown.map((place) => (
          <PlaceLine key={place} place={place} money={money} settlesAt={settlesAt} />
        ))}
      </ul>
    </div>
  );
};

const PlaceLine = ({ place, money, settlesAt }: { place: Place; money: Places; settlesAt: string | null }) => {
  const t = useTranslations('order.money');
  const format = useFormatter();
  const amount = money[place];
  const share = format.number(amount / money.paid, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <li className={classes.place}>
      <span className={classes.dot} data-place={place} aria-hidden />
      <span className={classes.words}>
        <span>{t(`places.${place}`)}</span>
        <span className={classes.hint}>
          {place === 'pending' && settlesAt
            ? t.rich('hints.settles', { day: () => <Instant at={settlesAt} form="date" /> })
            : t(`hints.${place}`)}
        </span>
      </span>
      <span className={classes.amount}>
        <Money centavos={amount} />
        <span className={classes.hint}>{share}</span>
      </span>
    </li>
  );
};
