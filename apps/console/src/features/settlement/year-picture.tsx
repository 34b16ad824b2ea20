import { addDays } from '@balcao/brazil/dates';
import { Grid, Text } from '@balcao/ui/layout.tsx';
import { useFormatter } from 'use-intl';
import classes from './calendar.module.css';
import { today } from './calendar-days.ts';

const noon = (year: number, month: number, day: number): number => Date.UTC(year, month, day, 12);
const two = (number: number): string => String(number).padStart(2, '0');

/** Noon of each day of a week, from Monday on, with which weeks begin here. */
const weekdays = Array.from({ length: 7 }, (_, index) => noon(2024, 0, 1 + index));

interface YearPictureProps {
  year: number;
  closed: ReadonlySet<string>;
}

/** The year at a glance: twelve months, with the days on which banks are closed. The list next to it has the same content. */
export const YearPicture = ({ year, closed }: YearPictureProps) => {
  const format = useFormatter();
  return (
    <Grid className={classes.year} gap={24} aria-hidden>
      {Array.from({ length: 12 }, (_, month) => (
        <div key={`${year}-${two(month)}`} className={classes.month}>
          <Text as="span" mb={8} block weight={600}>
            {format.dateTime(noon(year, month, 1), { month: 'long', timeZone: 'UTC' })}
          </Text>
          <Month year={year} month={month} closed={closed} />
        </div>
      ))}
    </Grid>
  );
};

const Month = ({ year, month, closed }: YearPictureProps & { month: number }) => {
  const first = `${year}${two(month + 1)}01`;
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter(
    (day) => day.slice(0, 6) === first.slice(0, 6),
  );
  const before = (new Date(noon(year, month, 1)).getUTCDay() + 6) % 7;
  const format = useFormatter();
  const now = today();
  return (
    <Grid className={classes.days} gap={2}>
      {weekdays.map((at) => (
        <span key={at} className={classes.weekday}>
          {format.dateTime(at, { weekday: 'narrow', timeZone: 'UTC' })}
        </span>
      ))}
      {days.map((day, index) => (
        <span
          key={day}
          className={classes.day}
          data-today={day === now || undefined}
          data-closed={closed.has(day) || undefined}
          data-weekend={(before + index) % 7 >= 5 || undefined}
          style={index === 0 ? { gridColumnStart: before + 1 } : undefined}
        >
          {index + 1}
        </span>
      ))}
    </Grid>
  );
};
