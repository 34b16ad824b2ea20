import list from '@balcao/contract/i18n/en/list';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/reception.ts';

/** When a broadcast was seen, over time. */
export default {
  title: 'When it was seen',
  seen: 'Seen',
  clicked: list.broadcast.columns.clicked,
  left: list.broadcast.columns.left,
  unit: { label: 'How to split time', hour: 'By hour', day: 'By day' },
  axis: { hour: '+{count, number} h', day: 'day {count, number}' },
  place: { hour: 'Hour {count, number}, from {from}', day: 'Day {count, number}, from {from}' },
  none: {
    hour: 'Nobody saw this broadcast in its first 48 hours.',
    day: 'Nobody saw this broadcast in its first 30 days.',
  },
} satisfies Shape<typeof pt>;
