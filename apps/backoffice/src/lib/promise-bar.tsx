import { DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { Submission } from '@balcao/contract/review';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { promisedOf } from './promised-days.ts';
import classes from './submission-card.module.css';

/** A day as one speaks of it: "quinta-feira, 26 de novembro". */
export const usePromisedDay = (): ((dueAt: string) => string) => {
  const locale = useLocale();
  // The day before the month, as English dates are written everywhere else (rule: days-first).
  const tag = locale === 'en-US' ? 'en-001' : locale;
  return (dueAt) =>
    new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: DEFAULT_ZONE }).format(
      new Date(dueAt),
    );
};

/** Until when a submission is decided, in words and as a row of bank days. */
export const PromiseBar = ({ submission }: { submission: Submission }) => {
  const t = useTranslations('review.promise');
  const dayOf = usePromisedDay();
  const { all, begun, isLate } = promisedOf(submission, Date.now());
  const day = dayOf(submission.dueAt);
  const strong = (words: ReactNode) => <strong className={classes.day}>{words}</strong>;
  return (
    <div>
      <p className={classes.promise}>{t.rich(isLate ? 'late' : 'until', { day, strong })}</p>
      {all > 0 && (
        <div className={classes.days} data-late={isLate || undefined} aria-hidden>
          {Array.from({ length: all }, (_, index) => index + 1).map((number) => (
            <span key={number} className={classes.bankDay} data-begun={number <= begun || undefined} />
          ))}
        </div>
      )}
      <p className={classes.line}>
        {isLate ? t('lateLine') : begun === 0 ? t('begins', { all }) : t('count', { begun, all })}
      </p>
    </div>
  );
};
