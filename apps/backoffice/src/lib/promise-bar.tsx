import { DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { Submission } from '@balcao/contract/review';
import { Row, Text } from '@balcao/ui/layout.tsx';
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
  const strong = (words: ReactNode) => (
    <Text as="strong" weight={650}>
      {words}
    </Text>
  );
  return (
    <div>
      <Text pretty>{t.rich(isLate ? 'late' : 'until', { day, strong })}</Text>
      {all > 0 && (
        <Row className={classes.days} gap={4} mt={12} mb={8} data-late={isLate || undefined} aria-hidden>
          {Array.from({ length: all }, (_, index) => index + 1).map((number) => (
            <span key={number} className={classes.bankDay} data-begun={number <= begun || undefined} />
          ))}
        </Row>
      )}
      <p className={classes.line}>
        {isLate ? t('lateLine') : begun === 0 ? t('begins', { all }) : t('count', { begun, all })}
      </p>
    </div>
  );
};
