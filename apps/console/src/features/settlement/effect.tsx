import { Money } from '@balcao/ui/money.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import classes from './calendar.module.css';
import { effectOptions } from './calendar.queries.ts';
import { useDayWords } from './day-words.ts';

/** What the change would do, before anyone makes it. */
export const Effect = ({ day }: { day: string }) => {
  const t = useTranslations('calendar.effect');
  const { dayWords } = useDayWords();
  const { data, isFetching, error } = useQuery(effectOptions(day));
  // What was not answered is no reason to look for another day.
  if (!data) return <p className={classes.effect}>{t(isFetching ? 'asking' : error ? 'unknown' : 'choose')}</p>;
  return (
    <p className={classes.effect} role="status">
      {data.count === 0
        ? t('nothing')
        : t.rich('moved', {
            settlements: data.settlements,
            count: data.count,
            merchants: data.merchants,
            amount: () => <Money centavos={data.amount} />,
          })}{' '}
      {data.isBankDay && t('comesOn', { day: dayWords(data.comesOn) })}
    </p>
  );
};
