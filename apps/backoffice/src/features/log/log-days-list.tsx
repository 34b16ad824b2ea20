import { addDays, civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { LogEntry } from '@balcao/contract/log';
import { Instant } from '@balcao/ui/instant.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { useTimeZone, useTranslations } from 'use-intl';
import { daysOf } from './log-days.ts';
import { LogLine } from './log-line.tsx';
import classes from './log-list.module.css';

/** Today and yesterday by their words, other days by their date. */
const DayName = ({ day, zone }: { day: string; zone: string }) => {
  const t = useTranslations('log');
  const today = civilDayOf(new Date().toISOString(), zone);
  if (day === today) return t('today');
  return day === addDays(today, -1) ? t('yesterday') : <Instant at={day} form="date" />;
};

/** What was done, newest first, day by day. */
export const LogDays = ({ entries, isStale }: { entries: readonly LogEntry[]; isStale: boolean }) => {
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  return (
    <div className={classes.days} data-stale={isStale || undefined}>
      {daysOf(entries, zone).map(({ day, entries: ofDay }) => (
        <section key={`${day} ${ofDay[0]?.id}`} className={classes.day}>
          <h2 className={classes.date}>
            <DayName day={day} zone={zone} />
          </h2>
          <ul className={`${classes.frame} ${classes.lines}`}>
            {ofDay.map((entry) => (
              <LogLine key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

const widths = ['62%', '48%', '70%', '54%', '66%', '45%'] as const;

/** Of the size of what comes. */
export const LogDaysLoading = () => {
  const t = useTranslations('ui.loading');
  return (
    <div role="status" aria-label={t('part')} className={classes.day}>
      <p className={classes.date}>
        <Bar width="6rem" height="1.25rem" />
      </p>
      <div className={classes.frame}>
        {widths.map((width) => (
          <div key={width} className={classes.line}>
            <Bar width="2rem" height="2rem" />
            <span className={classes.words}>
              <span className={classes.sentence}>
                <Bar width={width} height="1.25rem" />
              </span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
};
