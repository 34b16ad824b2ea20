import type { OrderDetail } from '@balcao/contract/order';
import { moneyOf, type OrderMoney as Places, settledMoneyOf } from '@balcao/contract/order-money';
import type { OrderAtBank } from '@balcao/contract/withdrawal-order';
import { Foldable } from '@balcao/ui/foldable.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { MoneyBar } from '@balcao/ui/money-bar.tsx';
import type { MoneyKind } from '@balcao/ui/money-kind';
import { MoneyMark, MoneyName } from '@balcao/ui/money-mark.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { OrderLedger } from './order-ledger.tsx';
import classes from './order-money.module.css';

/** From the bank back to the counter: the order in which the places stand in the bar. */
const places = [
  ...(['withdrawn', 'sending', 'balance', 'reserve', 'settled'] as const),
  ...(['pending', 'blocked', 'refunding', 'refunded', 'bankReturned', 'fee'] as const),
];
type Place = (typeof places)[number];
/** The kind of money of each place. What became available is called otherwise as long as it is not known which withdrawals took it. */
const kinds: Readonly<Record<Place, MoneyKind>> = {
  withdrawn: 'withdrawn',
  sending: 'withdrawing',
  balance: 'available',
  reserve: 'reserve',
  settled: 'available',
  pending: 'pending',
  blocked: 'dispute',
  refunding: 'refunding',
  refunded: 'refunded',
  bankReturned: 'returned',
  fee: 'fee',
};
const namedHere: ReadonlySet<Place> = new Set(['balance', 'reserve', 'settled']);
type Amounts = Readonly<Partial<Record<Place, number>>> & Pick<Places, 'paid'>;

interface OrderMoneyProps {
  order: OrderDetail;
  /** The withdrawals that paid out the settled money; undefined while loading, and for members who may not see withdrawals. */
  atBank: OrderAtBank | undefined;
  /** These withdrawals, each with the way to it. */
  withdrawals: ReactNode;
}

/** Where the order's money is: every centavo of what was paid, as a bar, and the entries behind it. */
export const OrderMoney = ({ order, atBank, withdrawals }: OrderMoneyProps) => {
  const t = useTranslations('order.money');
  const money = moneyOf(order);
  const { settled: _, ...rest } = money;
  const amounts = atBank ? { ...rest, ...settledMoneyOf(order, atBank) } : money;
  return (
    <PanelSection title={t('title')}>
      {money.paid > 0 ? (
        <Whereabouts money={amounts} settlesAt={order.settlesAt} />
      ) : (
        <Muted>{t(order.status === '01' ? 'notYet' : 'none')}</Muted>
      )}
      {atBank && order.settledNet > 0 && (
        <div className={classes.bank}>
          {withdrawals}
          <p className={classes.hint}>{t('convention')}</p>
        </div>
      )}
      {order.movements.length > 0 && (
        <Foldable title={t('ledger')}>
          <OrderLedger movements={order.movements} />
        </Foldable>
      )}
    </PanelSection>
  );
};

const Whereabouts = ({ money, settlesAt }: { money: Amounts; settlesAt: string | null }) => {
  const t = useTranslations('order.money');
  const shown = places.filter((place) => !!money[place]);
  return (
    <Stack gap={12} mb={12}>
      <Row gap={16} align="baseline" justify="between">
        <MoneyName kind="paid">{t('paid')}</MoneyName>
        <strong>
          <Money centavos={money.paid} />
        </strong>
      </Row>
      <MoneyBar
        className={classes.bar}
        parts={shown.map((place) => ({ kind: kinds[place], amount: money[place] ?? 0 }))}
      />
      <Stack as="ul" gap={10}>
        {shown.map((place) => (
          <PlaceLine key={place} place={place} money={money} settlesAt={settlesAt} />
        ))}
      </Stack>
    </Stack>
  );
};

const PlaceLine = ({ place, money, settlesAt }: { place: Place; money: Amounts; settlesAt: string | null }) => {
  const t = useTranslations('order.money');
  const kindName = useTranslations('ui.moneyKind');
  const format = useFormatter();
  const amount = money[place] ?? 0;
  const share = format.number(amount / money.paid, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Row as="li" gap={10} align="baseline">
      <MoneyMark kind={kinds[place]} />
      <Stack as="span" grow shrink>
        <span>
          {namedHere.has(place) ? t(`places.${place as 'balance' | 'reserve' | 'settled'}`) : kindName(kinds[place])}
        </span>
        <span className={classes.hint}>
          {place === 'pending' && settlesAt
            ? t.rich('hints.settles', { day: () => <Instant at={settlesAt} form="date" /> })
            : t(`hints.${place === 'balance' && amount < 0 ? 'taken' : place}`)}
        </span>
      </Stack>
      <Stack as="span" align="end" rigid>
        <Money centavos={amount} />
        <span className={classes.hint}>{share}</span>
      </Stack>
    </Row>
  );
};
