import { formatBrl } from '@balcao/brazil/money';
import type { Balances } from '@balcao/contract/ledger-reserve';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Box, Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { MoneyBar } from '@balcao/ui/money-bar.tsx';
import { MoneyName } from '@balcao/ui/money-mark.tsx';
import { IconArrowRight, IconBuildingBank } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useHasPage } from '../../lib/known-page.ts';
import classes from './balance-map.module.css';
import { ReserveActions } from './reserve-actions.tsx';

type Place = keyof Balances;
const places: readonly Place[] = ['pending', 'available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt'];

interface MapProps {
  /** Undefined while they are on their way. */
  balances: Balances | undefined;
  arriving: ReactNode;
}

/** A diagram of where the money is: from sales to the bank account, and the buckets off that path. */
export const BalanceMap = ({ balances, arriving }: MapProps) => {
  const t = useTranslations('financial.map');
  const total = balances && places.reduce((sum, place) => sum + balances[place], 0);
  return (
    <Card
      title={t('title')}
      actions={total !== undefined && <Muted as="span">{t('total', { amount: formatBrl(total) })}</Muted>}
    >
      <Shares balances={balances} />
      <Grid as="ol" className={classes.way} gap={12}>
        <Station place="pending" balances={balances} to="/payment/financial/settlements">
          {arriving}
        </Station>
        <Arrow />
        <Station place="available" balances={balances} to="/payment/financial/destinations" />
        <Arrow />
        <Station place="withdrawing" balances={balances} to="/payment/financial/withdrawals" />
        <Arrow />
        <Stack as="li" className={classes.end} gap={4} align="center" justify="center">
          <IconBuildingBank size={28} stroke={1.5} aria-hidden />
          <span>{t('account')}</span>
        </Stack>
      </Grid>
      <Muted as="h3" mt={24} mb={12} size={14} weight={550}>
        {t('aside')}
      </Muted>
      <Grid as="ul" className={classes.aside} columns={2} gap={12}>
        <Station place="reserve" balances={balances}>
          <ReserveActions balances={balances} />
        </Station>
        <Station place="refunding" balances={balances} to="/payment/transaction/refunds" />
        {!!balances?.dispute && <Station place="dispute" balances={balances} to="/payment/transaction/disputes" />}
        {!!balances?.debt && <Station place="debt" balances={balances} />}
      </Grid>
    </Card>
  );
};

/** The same amounts as parts of one bar, each named for who cannot see it. */
const Shares = ({ balances }: Pick<MapProps, 'balances'>) => {
  const t = useTranslations('financial.map');
  const kindName = useTranslations('ui.moneyKind');
  const format = useFormatter();
  const shown = balances ? places.filter((place) => balances[place] > 0) : [];
  const total = shown.reduce((sum, place) => sum + (balances?.[place] ?? 0), 0);
  const shareOf = (place: Place): number => (balances?.[place] ?? 0) / total;
  const percent = (place: Place) => format.number(shareOf(place), { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Box mb={20}>
      <MoneyBar
        parts={shown.map((place) => ({
          kind: place,
          amount: balances?.[place] ?? 0,
          name: t('share', { name: kindName(place), percent: percent(place) }),
        }))}
      />
    </Box>
  );
};

const Arrow = () => (
  <Row as="li" className={classes.arrow} align="center" justify="center" aria-hidden>
    <IconArrowRight size={20} stroke={1.6} />
  </Row>
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
    <Stack as="li" gap={4} align="start" p={16} shrink framed rounded="md">
      <Muted as="span">
        <MoneyName kind={place} />
      </Muted>
      <Text as="span" size={16} weight={650}>
        {centavos === undefined ? <Bar width="7rem" height="1.25rem" /> : <Money centavos={centavos} />}
      </Text>
      <span className={classes.text}>
        {isNone ? t(`${place as 'withdrawing' | 'refunding' | 'reserve'}None`) : t(`${place}Text`)}
      </span>
      {children}
      {to && hasPage(to) && (
        <AppLink to={to} className="link">
          {t(`${place as 'pending' | 'available' | 'withdrawing' | 'refunding' | 'dispute'}Link`)}
        </AppLink>
      )}
    </Stack>
  );
};
