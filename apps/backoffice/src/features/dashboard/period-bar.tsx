import { addDays, civilDayOf, DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import {
  type DashboardFigures,
  DashboardPeriod,
  dashboardDaysAtMost,
  dashboardSince,
} from '@balcao/contract/dashboard';
import { Muted, Row } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Popover } from '@balcao/ui/popover.tsx';
import { IconCalendar } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import classes from './dashboard.module.css';
import { queryOf, withPeriod } from './dashboard-period.ts';
import type { DashboardSearch } from './dashboard-search.ts';

const DateRangeCalendar = lazy(() => import('@balcao/ui/date-range-calendar.tsx'));
const fixed = DashboardPeriod.options.filter((period) => period !== 'custom');

interface PeriodBarProps {
  search: DashboardSearch;
  figures: DashboardFigures | undefined;
}

/** The period that is shown: links, so that each has an address. Next to them, the days in words. */
export const PeriodBar = ({ search, figures }: PeriodBarProps) => {
  const t = useTranslations('dashboard');
  const { period } = queryOf(search);
  return (
    <Row className={classes.bar} gap={16} rowGap={8} align="center" wrap>
      <nav aria-label={t('periods')}>
        <Row as="ul" className={classes.periods} gap={8}>
          {fixed.map((one) => (
            <li key={one}>
              <Link
                to="/payment/transaction/dashboard"
                search={withPeriod(search, { period: one })}
                className={classes.period}
                data-chosen={one === period || undefined}
                {...(one === period && { 'aria-current': 'true' })}
              >
                {t(`period.${one}`)}
              </Link>
            </li>
          ))}
          <li>
            <OwnDays search={search} figures={figures} />
          </li>
        </Row>
      </nav>
      <DaysInWords figures={figures} />
    </Row>
  );
};

const OwnDays = ({ search, figures }: PeriodBarProps) => {
  const t = useTranslations('dashboard');
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const go = useNavigate();
  const isChosen = queryOf(search).period === 'custom';
  const today = civilDayOf(new Date().toISOString(), zone);
  return (
    <Popover
      label={t('ownDays')}
      align="end"
      trigger={(trigger) => (
        <button type="button" className={classes.period} data-chosen={isChosen || undefined} {...trigger}>
          <IconCalendar size={16} stroke={1.8} aria-hidden />
          {t('period.custom')}
        </button>
      )}
    >
      {(close) => (
        <div className={classes.calendar}>
          <Suspense fallback={<LinesLoading lines={8} />}>
            <DateRangeCalendar
              days={isChosen && figures ? { first: figures.from, last: figures.to } : undefined}
              earliest={dashboardSince}
              latest={today}
              onChoose={(...chosen) => {
                const [first, last] = chosen.map((day) => day.replaceAll('-', '')) as [string, string];
                // A year at most: its end is what someone who picks more wants to see.
                const earliest = addDays(last, 1 - dashboardDaysAtMost);
                const from = first < earliest ? earliest : first;
                void go({
                  to: '/payment/transaction/dashboard',
                  search: withPeriod(search, { period: 'custom', from, to: last }),
                });
                close();
              }}
            />
          </Suspense>
          <Muted mt={8}>{t('yearAtMost')}</Muted>
        </div>
      )}
    </Popover>
  );
};

/** "16/11/2026 a 22/11/2026, comparado com 09/11/2026 a 15/11/2026 até 14:32". */
const DaysInWords = ({ figures }: Pick<PeriodBarProps, 'figures'>) => {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const range = ({ from, to }: { from: string; to: string }): string => {
    const [first, last] = [formatDate(from, { locale }), formatDate(to, { locale })];
    return from === to ? first : t('range', { from: first, to: last });
  };
  if (!figures) return <Muted pretty>{'\u00a0'}</Muted>;
  const { before, timezone: zone } = figures;
  const time = before.until && formatDate(before.until, { zone, locale, form: 'short' }).slice(-5);
  return (
    <Muted pretty>
      {t(time ? 'daysUntil' : 'days', { days: range(figures), before: range(before), time: time ?? '' })}
    </Muted>
  );
};
