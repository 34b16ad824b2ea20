import list from '@balcao/contract/i18n/es/list';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/reception.ts';

/** When a broadcast was seen, over time. */
export default {
  title: 'Cuándo se vio',
  seen: 'Vistas',
  clicked: list.broadcast.columns.clicked,
  left: list.broadcast.columns.left,
  unit: { label: 'Cómo dividir el tiempo', hour: 'Por hora', day: 'Por día' },
  axis: { hour: '+{count, number} h', day: 'día {count, number}' },
  place: { hour: 'Hora {count, number}, desde {from}', day: 'Día {count, number}, desde {from}' },
  none: {
    hour: 'Nadie ha visto esta publicación en sus primeras 48 horas.',
    day: 'Nadie ha visto esta publicación en sus primeros 30 días.',
  },
} satisfies Shape<typeof pt>;
