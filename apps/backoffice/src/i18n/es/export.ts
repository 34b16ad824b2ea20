import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/export.ts';

export default {
  title: vocabulary.export,
  button: vocabulary.export,
  format: 'Formato del archivo',
  formats: {
    csv: vocabulary.csv,
    xlsx: vocabulary.xlsx,
    ofx: 'OFX, para programas de contabilidad',
    pdf: vocabulary.pdf,
  },
  filtered: 'El archivo tendrá lo que la lista muestra con los filtros de ahora, en todas sus páginas.',
  everything: 'El archivo tendrá todo lo que la lista alcanza, en todas sus páginas.',
  whole: 'El archivo tendrá todos los movimientos del periodo, sin los otros filtros.',
  sheetLimit: 'Una hoja admite hasta {count} filas; para más, usa CSV.',
  start: 'Preparar archivo',
  files: 'Tus archivos',
  kept: 'Cada archivo se guarda {hours} horas, solo para ti.',
  waiting: 'En la fila',
  running: '{rows} de {total} filas',
  done: '{count, plural, =0 {Ninguna fila} one {# fila} other {# filas}}, {size}',
  failed: {
    too_many_rows: 'Demasiadas filas para una hoja. Pídelo en CSV o usa un filtro.',
    broken: 'No funcionó. Pídelo de nuevo.',
  },
  fetch: 'Descargar {name}',
  names: {
    ledger: 'estado-de-cuenta',
    order: 'pedidos',
    instalment: 'mensualidades',
    refund: 'reembolsos',
    preauth: 'preautorizaciones',
    withdrawal: 'retiros',
    settlement: 'liquidaciones',
    settlementItem: 'pedidos-de-la-liquidacion',
    dashboard: 'panel',
    billMonth: 'cierre-del-mes',
    channel: 'canales',
    messageDelivery: 'mensajes-enviados',
    broadcast: 'publicaciones',
    follower: 'seguidores',
    usageDay: 'uso-por-dia',
    usageFault: 'errores-del-miniprograma',
  },
} as const satisfies Shape<typeof pt>;
