import list from '@balcao/contract/i18n/pt/list';

/** When a broadcast was seen, over time. */
export default {
  title: 'Quando foi vista',
  seen: 'Vistas',
  clicked: list.broadcast.columns.clicked,
  left: list.broadcast.columns.left,
  unit: { label: 'Como dividir o tempo', hour: 'Por hora', day: 'Por dia' },
  axis: { hour: '+{count, number} h', day: 'dia {count, number}' },
  place: { hour: 'Hora {count, number}, desde {from}', day: 'Dia {count, number}, desde {from}' },
  none: {
    hour: 'Ninguém viu esta publicação nas primeiras 48 horas ainda.',
    day: 'Ninguém viu esta publicação nos primeiros 30 dias ainda.',
  },
} as const;
