import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/dashboard.ts';

export default {
  title: 'Resumen',
  line: 'El día de hoy, comparado con ayer hasta la misma hora.',
  orders: 'Ver los pedidos',
  today: 'Hoy',
  period: 'ayer hasta esta hora',
  paidAmount: 'Importe pagado hoy',
  paidCount: 'Pedidos pagados hoy',
  averageTicket: 'Promedio por pedido',
  noneYet: 'Todavía sin pagos hoy',
  conversion: 'Creados hoy y ya pagados',
  balances: 'Saldos',
  pending: 'Por liquidar',
  pendingText: 'Pedidos ya pagados, sin la comisión, que esperan la liquidación.',
  available: 'Saldo disponible',
  availableText: 'Lo que ya se liquidó y puedes retirar.',
  chart: 'Importe pagado por día, últimos 30 días',
  series: 'Importe pagado',
  empty: {
    title: 'Ningún pago en los últimos 30 días',
    text: 'En cuanto se pague un pedido, el importe del día aparece aquí.',
    action: 'Configurar la integración',
  },
} satisfies Shape<typeof pt>;
