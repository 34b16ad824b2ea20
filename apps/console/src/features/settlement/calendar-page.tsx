import type { ClosedDay } from '@balcao/contract/settlement';
import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Grid, Row, Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './calendar.module.css';
import { calendarOptions } from './calendar.queries.ts';
import { firstYear, lastYear, today } from './calendar-days.ts';
import { useDayWords } from './day-words.ts';
import { YearPicture } from './year-picture.tsx';

const CloseDayDialog = lazy(() => import('./close-day-dialog.tsx'));
const OpenDayDialog = lazy(() => import('./open-day-dialog.tsx'));

interface CalendarPageProps {
  year: number | undefined;
  onYear: (year: number) => void;
  /** Whether the reader may change it. */
  mayDecide: boolean;
}

/** The days on which banks are closed, by which everything is settled: a year at a glance, and each day by its name. */
export const CalendarPage = ({ year = Number(today().slice(0, 4)), onYear, mayDecide }: CalendarPageProps) => {
  const t = useTranslations('calendar');
  const [changing, setChanging] = useState<ClosedDay | 'new'>();
  const { data, error, refetch } = useQuery(calendarOptions(year));
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const actions = (
    <>
      <Years year={year} onYear={onYear} />
      {mayDecide && (
        <Button leftSection={<IconCalendarOff size={18} stroke={1.8} aria-hidden />} onClick={() => setChanging('new')}>
          {t('close.submit')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} actions={actions} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Grid className={classes.page} gap={24} align="start">
          <Card title={t('list')}>
            {data ? (
              <>
                <p className={classes.hint}>{t('bankDays', { count: data.bankDays })}</p>
                <Holidays holidays={data.holidays} onOpen={mayDecide ? setChanging : undefined} />
              </>
            ) : (
              <LinesLoading lines={12} />
            )}
          </Card>
          <Card title={String(year)}>
            <YearPicture year={year} closed={new Set(data?.holidays.map(({ day }) => day))} />
          </Card>
        </Grid>
      )}
      {changing && (
        <Suspense>
          {changing === 'new' ? (
            <CloseDayDialog onClose={() => setChanging(undefined)} />
          ) : (
            <OpenDayDialog holiday={changing} onClose={() => setChanging(undefined)} />
          )}
        </Suspense>
      )}
    </>
  );
};

const Years = ({ year, onYear }: { year: number; onYear: (year: number) => void }) => {
  const t = useTranslations('calendar');
  return (
    <Row as="span" gap={8} align="center">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('yearBefore')}
        disabled={year <= firstYear}
        onClick={() => onYear(year - 1)}
      >
        <IconChevronLeft size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
      <span aria-live="polite">{year}</span>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('yearAfter')}
        disabled={year >= lastYear}
        onClick={() => onYear(year + 1)}
      >
        <IconChevronRight size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
    </Row>
  );
};

interface HolidaysProps {
  holidays: readonly ClosedDay[];
  onOpen: ((holiday: ClosedDay) => void) | undefined;
}
const Holidays = ({ holidays, onOpen }: HolidaysProps) => {
  const t = useTranslations('calendar');
  const { dayWords, nameWords } = useDayWords();
  return (
    <Box as="ul">
      {holidays.map((holiday) => (
        <Row as="li" key={holiday.day} className={classes.holiday} gap={12} align="center">
          <Stack as="span" grow shrink breakable>
            {nameWords(holiday.name)}
            <span className={classes.hint}>{dayWords(holiday.day)}</span>
          </Stack>
          {onOpen && holiday.day > today() && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('open.of', { name: nameWords(holiday.name) })}
              onClick={() => onOpen(holiday)}
            >
              {t('open.submit')}
            </Button>
          )}
        </Row>
      ))}
    </Box>
  );
};
