import { Figure } from '@balcao/ui/figure.tsx';
import { Figures } from '@balcao/ui/figures.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './ticket.module.css';
import { ticketFiguresOptions } from './ticket.queries.ts';

const minute = 60;
const hour = 60 * minute;

/** A span of seconds in the largest unit that fits. */
const useDuration = (): ((seconds: number) => string) => {
  const t = useTranslations('ticket.duration');
  return (seconds) => {
    if (seconds < minute) return t('seconds', { count: seconds });
    if (seconds < hour) return t('minutes', { count: Math.round(seconds / minute) });
    return t('hours', { count: Math.round(seconds / hour) });
  };
};

/** How many teams wait, since when, and how long a first answer takes. */
export const TicketFigures = () => {
  const t = useTranslations('ticket.figures');
  const format = useFormatter();
  const duration = useDuration();
  const { data, isPending } = useQuery(ticketFiguresOptions);
  if (!isPending && !data) return null;
  const { firstAnswerSeconds, oldestSince } = data ?? {};
  return (
    <Figures className={classes.figures} isBusy={!data} of={data}>
      <Figure label={t('waiting')} value={data && format.number(data.waiting)}>
        {oldestSince ? t.rich('since', { at: () => <Instant at={oldestSince} /> }) : '\u00a0'}
      </Figure>
      <Figure label={t('mine')} value={data && format.number(data.mine)}>
        {data ? t('unassigned', { count: data.unassigned }) : '\u00a0'}
      </Figure>
      <Figure
        label={t('firstAnswer')}
        value={data && (typeof firstAnswerSeconds === 'number' ? duration(firstAnswerSeconds) : '–')}
      >
        {t('median')}
      </Figure>
    </Figures>
  );
};
