import type { SalesPoint } from '@balcao/contract/dashboard';
import { useFormatter, useLocale } from 'use-intl';
import { dayLabel } from './day-label.ts';

const hourLabel = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The places of a series in words: few for the axis, more where one is read. */
export const usePlaces = () => {
  const locale = useLocale();
  const format = useFormatter();
  const weekday = (day: string): string => {
    const noon = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T12:00:00Z`);
    return format.dateTime(noon, { weekday: 'short', timeZone: 'UTC' });
  };
  return (series: readonly Pick<SalesPoint, 'day' | 'hour'>[]) => {
    const severalDays = series.some(({ day }) => day !== series[0]?.day);
    const dayOf = (day: string): string => `${weekday(day)} ${dayLabel(day, locale)}`;
    return {
      axis: series.map(({ day, hour }) => (hour === null ? dayLabel(day, locale) : hourLabel(hour))),
      places: series.map(({ day, hour }) => {
        if (hour === null) return dayOf(day);
        return severalDays ? `${dayOf(day)} ${hourLabel(hour)}` : hourLabel(hour);
      }),
    };
  };
};
