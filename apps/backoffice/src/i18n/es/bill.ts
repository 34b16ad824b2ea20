import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/bill.ts';

export default {
  title: 'Archivos del día',
  line: 'Lo que entró y salió cada día, línea por línea, para compararlo con tu sistema.',
  columns: {
    day: 'Día',
    received: 'Recibido',
    refunded: 'Reembolsado',
    fee: 'Comisiones',
    net: 'Importe neto',
    rows: 'Líneas',
    file: 'Archivo',
  },
  download: 'Descargar',
  downloadOf: 'Descargar el archivo de {day}',
  file: 'archivo-del-dia-{day}.csv.gz',
  day: {
    label: 'Otro día',
    submit: 'Descargar el archivo',
  },
  empty: {
    title: 'Todavía no hay archivos',
    text: 'Cada madrugada aparece aquí el archivo del día anterior, si hubo movimientos.',
  },
} satisfies Shape<typeof pt>;
