import money from '@balcao/contract/i18n/es/money';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/bill.ts';

export default {
  title: vocabulary.dailyFiles,
  line: 'Lo que entró y salió cada día, del saldo inicial al saldo final, para compararlo con tu sistema.',
  columns: {
    day: shared.day,
    received: money.sales,
    refunded: money.refunds,
    fee: money.fees,
    withdrawn: money.withdrawals,
    adjusted: vocabulary.adjustments,
    net: shared.netAmount,
    closing: money.closingBalance,
    file: vocabulary.file,
  },
  downloadOf: 'Descargar el archivo de {day}',
  file: 'archivo-del-dia-{day}.{end}',
  formats: {
    xlsx: vocabulary.xlsx,
    csv: vocabulary.csv,
    program: 'CSV para tu sistema, en centavos',
  },
  day: {
    label: 'Otro día',
    submit: 'Descargar el archivo',
  },
  month: {
    title: money.monthClosing,
    line: 'Un mes completo para tu contabilidad: ventas, reembolsos, comisiones, retiros y ajustes, por día y en total, del saldo inicial al final.',
    label: 'Mes',
    note: 'El archivo tendrá cada día del mes y el total, con los saldos inicial y final.',
  },
  empty: {
    title: vocabulary.noFileYet,
    text: 'Cada madrugada aparece aquí el archivo del día anterior, si hubo movimientos.',
  },
} satisfies Shape<typeof pt>;
