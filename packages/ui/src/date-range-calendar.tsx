import '@mantine/core/styles/ActionIcon.css';
import '@mantine/dates/styles.css';
import 'dayjs/locale/es-mx';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/zh-cn';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import classes from './date-range-calendar.module.css';

interface DateRangeCalendarProps {
  /** Civil days, `YYYYMMDD`. */
  days: { readonly first: string; readonly last: string } | undefined;
  earliest: string;
  latest: string;
  onChoose: (first: string, last: string) => void;
}

const dashed = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

/** Picks the first and the last day of a period. A chunk of its own: it is fetched when someone wants to choose days. */
const DateRangeCalendar = ({ days, earliest, latest, onChoose }: DateRangeCalendarProps) => {
  const t = useTranslations('ui.filter');
  const locale = useLocale();
  const [range, setRange] = useState<[string | null, string | null]>(
    days ? [dashed(days.first), dashed(days.last)] : [null, null],
  );
  return (
    <DatePicker
      type="range"
      allowSingleDateInRange
      locale={locale.toLowerCase()}
      firstDayOfWeek={0}
      size="md"
      className={classes.calendar}
      ariaLabels={{ previousMonth: t('previousMonth'), nextMonth: t('nextMonth') }}
      minDate={dashed(earliest)}
      maxDate={dashed(latest)}
      defaultDate={dashed(days?.first ?? latest)}
      value={range}
      onChange={([first, last]) => {
        setRange([first, last]);
        if (first && last) onChoose(first, last);
      }}
    />
  );
};
export default DateRangeCalendar;
