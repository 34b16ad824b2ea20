import type { AgendaDay, SettlementMove } from '@balcao/contract/settlement';
import { dayWriter } from '@balcao/ui/day-words';
import { Grid, Stack, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { MoneyBar } from '@balcao/ui/money-bar.tsx';
import { useLocale, useTranslations } from 'use-intl';
import classes from './agenda.module.css';
import { useClosedWords } from './use-closed-words.ts';

/** A civil day as people say it; never shifted by a zone. */
export const useDayWords = () => dayWriter(useLocale());

/** A line for each day, with its bar on the same scale as the others. */
export const AgendaDays = ({ days, most }: { days: readonly AgendaDay[]; most: number }) => (
  <Stack as="ol">
    {days.map((day) => (
      <DayLine key={day.day} of={day} most={most} />
    ))}
  </Stack>
);

const DayLine = ({ of, most }: { of: AgendaDay; most: number }) => {
  const dayWords = useDayWords();
  return (
    <Grid as="li" className={classes.day} gap={12} rowGap={4} align="center">
      <Text as="span" weight={600}>
        {dayWords(of.day)}
      </Text>
      <MoneyBar
        className={classes.bar}
        parts={of.methods.map(({ method, at, amount }) => ({ kind: 'pending', id: `${method}${at}`, amount }))}
        whole={most}
      />
      <Text as="span" weight={600} textAlign="end">
        <Money centavos={of.amount} />
      </Text>
      <Methods of={of} />
      {of.moved.length > 0 && <Moved moved={of.moved} />}
    </Grid>
  );
};

/** What a day's money is made of, in the order of its bar: one after the other, or one below the other where there is little room. */
export const Methods = ({ of, isStacked }: { of: Pick<AgendaDay, 'methods'>; isStacked?: boolean }) => {
  const order = useTranslations('order.method');
  return (
    <span className={classes.words} data-stacked={isStacked || undefined}>
      {of.methods.map(({ method, at, amount }) => (
        <Text as="span" key={`${method}${at}`} whiteSpace="nowrap">
          {order(method)} <Money centavos={amount} />
        </Text>
      ))}
    </span>
  );
};

/** Why it comes on this day and not before: one sentence for each method, of the earliest of its payments. */
const Moved = ({ moved }: { moved: readonly SettlementMove[] }) => {
  const t = useTranslations('settlement.agenda');
  const order = useTranslations('order.method');
  const dayWords = useDayWords();
  const closedWords = useClosedWords();
  const ofMethods = [...Map.groupBy(moved, ({ method, paidOn }) => `${method}${paidOn === null}`).values()];
  return (
    <ul className={classes.moved}>
      {ofMethods.map(([one]) =>
        one ? (
          <li key={`${one.method}${one.paidOn}`}>
            {t(one.paidOn ? 'moved' : 'movedPart', {
              method: order(one.method),
              day: dayWords(one.paidOn ?? one.planned),
              why: closedWords(one.closed),
            })}
          </li>
        ) : null,
      )}
    </ul>
  );
};
