import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/bill.ts';

export default {
  title: 'Archivos del día',
  line: 'Lo que entró y salió cada día, del saldo inicial al saldo final, para compararlo con tu sistema.',
  columns: {
    day: 'Día',
    received: 'Ventas',
    refunded: 'Reembolsos',
    fee: 'Comisiones',
    withdrawn: 'Retiros',
    adjusted: 'Ajustes',
    net: 'Importe neto',
    closing: 'Saldo final',
    file: 'Archivo',
  },
  download: 'Descargar',
  downloadOf: 'Descargar el archivo de {day}',
  file: 'archivo-del-dia-{day}.{end}',
  formats: {
    xlsx: 'Excel (XLSX)',
    csv: 'CSV',
    program: 'CSV para tu sistema, en centavos',
  },
  day: {
    label: 'Otro día',
    submit: 'Descargar el archivo',
  },
  month: {
    title: 'Cierre del mes',
    line: 'Un mes completo para tu contabilidad: ventas, reembolsos, comisiones, retiros y ajustes, por día y en total, del saldo inicial al final.',
    label: 'Mes',
    note: 'El archivo tendrá cada día del mes y el total, con los saldos inicial y final.',
  },
  empty: {
    title: 'Todavía no hay archivos',
    text: 'Cada madrugada aparece aquí el archivo del día anterior, si hubo movimientos.',
  },
} satisfies Shape<typeof pt>;
