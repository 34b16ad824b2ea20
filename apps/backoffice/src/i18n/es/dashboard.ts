import money from '@balcao/contract/i18n/es/money';
import names from '@balcao/contract/i18n/es/names';
import payment from '@balcao/contract/i18n/es/payment';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/dashboard.ts';

export default {
  title: vocabulary.overview,
  line: 'El día de hoy, comparado con ayer hasta la misma hora.',
  orders: money.seeTheOrders,
  toBoard: 'Ver el panel',
  toMoney: 'Ver el dinero',
  today: shared.today,
  yesterday: shared.yesterday,
  todays: {
    amount: 'Importe pagado hoy',
    count: 'Pedidos pagados hoy',
    ticket: money.averagePerOrder,
    conversion: 'Creados hoy y ya pagados',
  },
  hours: 'Hoy, hora por hora',
  noHours: {
    title: 'Todavía sin pedidos hoy',
    text: 'En cuanto se cree o se pague un pedido, la gráfica del día aparece aquí, hora por hora.',
  },
  waiting: {
    title: 'Te espera',
    nothing: money.nothingWaits,
    refunds: money.refundsWait,
    certificates: money.certificatesEnd,
  },
  balances: money.balances,
  pendingText: 'Pedidos ya pagados, sin la comisión, que esperan la liquidación.',
  availableText: 'Lo que ya se liquidó y puedes retirar.',
  chart: 'Importe pagado por día, últimos 30 días',
  series: money.paidVolume,
  empty: {
    title: 'Ningún pago en los últimos 30 días',
    text: 'En cuanto se pague un pedido, el importe del día aparece aquí.',
    action: vocabulary.setUpTheIntegration,
  },
  board: vocabulary.dashboard,
  boardLine:
    'Cómo van las ventas, siempre en comparación con el periodo anterior. Toca una cifra para verla en la gráfica.',
  figures: 'Cifras del periodo',
  show: 'Mostrar en la gráfica: {name}',
  measure: {
    amount: money.paidVolume,
    count: money.paidOrders,
    ticket: money.averagePerOrder,
    conversion: 'Conversión',
    refunds: money.refunds,
    fees: money.fees,
  },
  note: {
    noneYet: 'Ningún pedido pagado',
    noneCreated: 'Ningún pedido creado',
    converted: '{converted, number} de {created, plural, one {# pedido creado} other {# pedidos creados}}',
    refunds: '{count, plural, =0 {Ningún reembolso} one {# reembolso} other {# reembolsos}}',
    fees: '{share} del importe pagado',
  },
  periods: vocabulary.period,
  period: {
    today: shared.today,
    yesterday: shared.yesterday,
    days7: names.days7,
    days30: names.days30,
    custom: 'Otras fechas',
  },
  against: {
    today: 'ayer hasta esta hora',
    yesterday: 'anteayer',
    days7: 'en los 7 días anteriores',
    days30: 'en los 30 días anteriores',
    custom: '{days, plural, one {en el día anterior} other {en los # días anteriores}}',
  },
  nothing: {
    today: 'Nada ayer hasta esta hora',
    yesterday: 'Nada anteayer',
    days7: 'Nada en los 7 días anteriores',
    days30: 'Nada en los 30 días anteriores',
    custom: '{days, plural, one {Nada en el día anterior} other {Nada en los # días anteriores}}',
  },
  ownDays: 'Elegir las fechas',
  yearAtMost: 'Un año como máximo. Haz clic en el primer día y luego en el último.',
  range: vocabulary.range,
  days: '{days}, comparado con {before}',
  daysUntil: '{days}, comparado con {before} hasta las {time}',
  byHour: '{name} por hora',
  byDay: '{name} por día',
  thisPeriod: 'Este periodo',
  periodBefore: 'Periodo anterior',
  view: {
    label: 'Cómo mostrarlo',
    chart: names.chart,
    table: 'Tabla',
  },
  noSales: {
    title: 'Ningún pedido en este periodo',
    text: 'Tampoco hubo en el periodo anterior. Elige otras fechas para ver cómo fueron las ventas.',
  },
  split: {
    product: money.byPaymentProduct,
    method: 'Por medio de pago',
    scene: 'Presencial o en línea',
    goods: 'Lo más vendido',
    goodsName: 'Producto vendido',
    amount: money.paidVolume,
    share: 'Parte del total',
    mark: 'La marca en cada barra muestra el periodo anterior.',
    sold: '{count, plural, one {# pedido} other {# pedidos}}, {quantity, plural, one {# unidad} other {# unidades}}',
    nothing: 'No se pagó nada en este periodo.',
  },
  scene: payment.scene,
} satisfies Shape<typeof pt>;
