import list from '@balcao/contract/i18n/en/list';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/reception.ts';

/** When a broadcast was seen, over time. */
export default {
  title: 'When it was seen',
  seen: 'Seen',
  clicked: list.broadcast.columns.clicked,
  left: list.broadcast.columns.left,
  unit: { label: 'How time is split', hour: 'By hour', day: 'By day' },
  axis: { hour: '+{count, number} h', day: 'day {count, number}' },
  place: { hour: 'Hour {count, number}, from {from}', day: 'Day {count, number}, from {from}' },
  none: {
    hour: 'Nobody has seen this post in its first 48 hours yet.',
    day: 'Nobody has seen this post in its first 30 days yet.',
  },
} satisfies Shape<typeof pt>;
