export { countedDayOf as figureDayOf } from '../../platform/counted-day.ts';
