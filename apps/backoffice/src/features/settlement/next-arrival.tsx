import { formatBrl } from '@balcao/brazil/money';
import type { AgendaDay, SettlementMove } from '@balcao/contract/settlement';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Muted, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { MoneyName } from '@balcao/ui/money-mark.tsx';
import { IconCalendarDollar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Methods, useDayWords } from './agenda-day.tsx';
import classes from './next-arrival.module.css';
import { agendaOptions } from './settlement.queries.ts';
import { useClosedWords } from './use-closed-words.ts';

const laterDays = 2;
const agenda = '/payment/financial/settlements';

/** What becomes available next: the day, how much, of what and why then; and the few days after it. */
export const NextArrival = () => {
  const t = useTranslations('settlement');
  const query = useQuery(agendaOptions);
  return (
    <Card title={t('next.title')}>
      <Loaded query={query} loading={<LinesLoading lines={6} />}>
        {(data) => <Arrivals days={data.days} />}
      </Loaded>
    </Card>
  );
};

const Arrivals = ({ days: [first, ...later] }: { days: readonly AgendaDay[] }) => {
  const t = useTranslations('settlement');
  const dayWords = useDayWords();
  if (!first)
    return (
      <EmptyState icon={IconCalendarDollar} title={t('agenda.empty.title')}>
        {t('agenda.empty.text')}
      </EmptyState>
    );
  return (
    <>
      <Muted>
        <MoneyName kind="pending" /> · {dayWords(first.day)}
      </Muted>
      <Text mb={8} headline>
        <Money centavos={first.amount} />
      </Text>
      <Methods of={first} isStacked />
      {first.moved.length > 0 && <Why moved={first.moved} />}
      <Later days={later.slice(0, laterDays)} />
      <Button variant="default" renderRoot={(props) => <Link {...props} to={agenda} />}>
        {t('next.action')}
      </Button>
    </>
  );
};

/** Why not before, in a word; the agenda says it of each payment method. */
const Why = ({ moved }: { moved: readonly SettlementMove[] }) => {
  const t = useTranslations('settlement.next');
  const closedWords = useClosedWords();
  return (
    <Muted mt={8} pretty>
      {t('why', { why: closedWords(moved.flatMap(({ closed }) => closed)) })}
    </Muted>
  );
};

const Later = ({ days }: { days: readonly AgendaDay[] }) => {
  const dayWords = useDayWords();
  return (
    <ul className={classes.later}>
      {days.map(({ day, amount }) => (
        <li key={day}>
          <span>{dayWords(day)}</span>
          <Money centavos={amount} />
        </li>
      ))}
    </ul>
  );
};

/** The same in one line; nothing while nothing is due. */
export const NextArrivalLine = () => {
  const t = useTranslations('settlement.next');
  const dayWords = useDayWords();
  const first = useQuery(agendaOptions).data?.days[0];
  return first ? t('line', { amount: formatBrl(first.amount), day: dayWords(first.day) }) : null;
};
