import { formatBrl } from '@balcao/brazil/money';
import type { Balances } from '@balcao/contract/ledger-reserve';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { IconArrowRight, IconBuildingBank } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useHasPage } from '../../lib/known-page.ts';
import classes from './balance-map.module.css';
import { ReserveActions } from './reserve-actions.tsx';

type Place = keyof Balances;
const places: readonly Place[] = ['pending', 'available', 'withdrawing', 'refunding', 'reserve'];

interface MapProps {
  /** Undefined while they are on their way. */
  balances: Balances | undefined;
  arriving: ReactNode;
}

/** A picture of where the money is: from what was sold to the own account, and what stands beside that way. */
export const BalanceMap = ({ balances, arriving }: MapProps) => {
  const t = useTranslations('financial.map');
  const total = balances && places.reduce((sum, place) => sum + balances[place], 0);
  return (
    <Card
      title={t('title')}
      actions={total !== undefined && <span className={classes.total}>{t('total', { amount: formatBrl(total) })}</span>}
    >
      <Shares balances={balances} />
      <ol className={classes.way}>
        <Station place="pending" balances={balances} to="/payment/financial/settlements">
          {arriving}
        </Station>
        <Arrow />
        <Station place="available" balances={balances} to="/payment/financial/destinations" />
        <Arrow />
        <Station place="withdrawing" balances={balances} to="/payment/financial/withdrawals" />
        <Arrow />
        <li className={classes.end}>
          <IconBuildingBank size={28} stroke={1.5} aria-hidden />
          <span>{t('account')}</span>
        </li>
      </ol>
      <h3 className={classes.asideTitle}>{t('aside')}</h3>
      <ul className={classes.aside}>
        <Station place="reserve" balances={balances}>
          <ReserveActions balances={balances} />
        </Station>
        <Station place="refunding" balances={balances} to="/payment/transaction/refunds" />
      </ul>
    </Card>
  );
};

/** The same amounts as parts of one bar, each named for who cannot see it. */
const Shares = ({ balances }: Pick<MapProps, 'balances'>) => {
  const t = useTranslations('financial.map');
  const format = useFormatter();
  const shown = balances ? places.filter((place) => balances[place] > 0) : [];
  const total = shown.reduce((sum, place) => sum + (balances?.[place] ?? 0), 0);
  const shareOf = (place: Place): number => (balances?.[place] ?? 0) / total;
  const percent = (place: Place) => format.number(shareOf(place), { style: 'percent', maximumFractionDigits: 1 });
  return (
    <ul className={classes.bar}>
      {shown.map((place) => (
        <li
          key={place}
          className={classes.share}
          data-place={place}
          style={{ flexGrow: shareOf(place) }}
          title={t('share', { name: t(place), percent: percent(place) })}
        >
          <span className={classes.hidden}>{t('share', { name: t(place), percent: percent(place) })}</span>
        </li>
      ))}
    </ul>
  );
};

const Arrow = () => (
  <li className={classes.arrow} aria-hidden>
    <IconArrowRight size={20} stroke={1.6} />
  </li>
);

interface StationProps {
  place: Place;
  balances: Balances | undefined;
  /** What is to know or to do there. */
  children?: ReactNode;
  /** Where one sees what lies there. */
  to?: string;
}

const withNone: ReadonlySet<Place> = new Set(['withdrawing', 'refunding', 'reserve']);

const Station = ({ place, balances, children, to }: StationProps) => {
  const t = useTranslations('financial.map');
  const centavos = balances?.[place];
  const isNone = centavos === 0 && withNone.has(place);
  const hasPage = useHasPage();
  return (
    <li className={classes.station}>
      <span className={classes.name}>
        <span className={classes.dot} data-place={place} aria-hidden />
        {t(place)}
      </span>
      <span className={classes.amount}>
        {centavos === undefined ? <Bar width="7rem" height="1.25rem" /> : <Money centavos={centavos} />}
      </span>
      <span className={classes.text}>
        {isNone ? t(`${place as 'withdrawing' | 'refunding' | 'reserve'}None`) : t(`${place}Text`)}
      </span>
      {children}
      {to && hasPage(to) && (
        <AppLink to={to} className="link">
          {t(`${place as 'pending' | 'available' | 'withdrawing' | 'refunding'}Link`)}
        </AppLink>
      )}
    </li>
  );
};
