import { DatePicker } from '@mantine/dates';
import { dashed, useCalendarLook } from './use-calendar-look.ts';

export interface DayCalendarProps {
  /** A civil day, `YYYYMMDD`; anything else is no day yet. */
  day: string;
  earliest: string;
  latest: string;
  onChoose: (day: string) => void;
}

/** Picks one day; today is marked. A chunk of its own: it is fetched when someone opens it. */
const DayCalendar = ({ day, earliest, latest, onChoose }: DayCalendarProps) => {
  const look = useCalendarLook();
  const isWithin = /^\d{8}$/.test(day) && day >= earliest && day <= latest;
  return (
    <DatePicker
      {...look}
      highlightToday
      minDate={dashed(earliest)}
      maxDate={dashed(latest)}
      defaultDate={dashed(isWithin ? day : earliest)}
      value={isWithin ? dashed(day) : null}
      onChange={(chosen) => chosen && onChoose(chosen.replaceAll('-', ''))}
    />
  );
};
export default DayCalendar;
