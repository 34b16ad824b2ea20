import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { dashed, useCalendarLook } from './use-calendar-look.ts';

interface DateRangeCalendarProps {
  /** Civil days, `YYYYMMDD`. */
  days: { readonly first: string; readonly last: string } | undefined;
  earliest: string;
  latest: string;
  onChoose: (first: string, last: string) => void;
}

/** Picks the first and the last day of a period. A chunk of its own: it is fetched when someone wants to choose days. */
const DateRangeCalendar = ({ days, earliest, latest, onChoose }: DateRangeCalendarProps) => {
  const look = useCalendarLook();
  const [range, setRange] = useState<[string | null, string | null]>(
    days ? [dashed(days.first), dashed(days.last)] : [null, null],
  );
  return (
    <DatePicker
      {...look}
      type="range"
      allowSingleDateInRange
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
