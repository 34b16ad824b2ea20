import type * as z from 'zod/mini';
import { codes } from './codes.ts';
import type { Locale } from './locale.ts';
import { inWords, type MessageField } from './message-field.ts';

/** What messages of the library are about. */
export const MessageCategory = codes(['sale', 'delivery', 'queue', 'appointment', 'customer']);
export type MessageCategory = z.infer<typeof MessageCategory>;

interface LibraryEntry {
  readonly category: MessageCategory;
  readonly words: Readonly<Record<Locale, string>>;
  /** Those that a team may choose among. */
  readonly fields: readonly MessageField[];
}

/** The titles of the library: what happened, or is about to, and what a message may say of it. */
export const messageLibrary = {
  orderPaid: {
    category: 'sale',
    words: inWords('Pedido pago', 'Order paid', 'Pedido pagado', '订单支付成功'),
    fields: ['orderNumber', 'goods', 'quantity', 'amount', 'shop', 'day', 'time', 'note'],
  },
  orderAccepted: {
    category: 'sale',
    words: inWords('Pedido aceito', 'Order accepted', 'Pedido aceptado', '商家已接单'),
    fields: ['orderNumber', 'goods', 'amount', 'shop', 'time', 'phone', 'note'],
  },
  orderCancelled: {
    category: 'sale',
    words: inWords('Pedido cancelado', 'Order cancelled', 'Pedido cancelado', '订单已取消'),
    fields: ['orderNumber', 'goods', 'amount', 'reason', 'shop', 'phone', 'note'],
  },
  orderUnpaid: {
    category: 'sale',
    words: inWords('Pedido aguardando pagamento', 'Order awaiting payment', 'Pedido pendiente de pago', '订单待支付'),
    fields: ['orderNumber', 'goods', 'amount', 'day', 'time', 'note'],
  },
  refundDone: {
    category: 'sale',
    words: inWords('Reembolso feito', 'Refund completed', 'Reembolso hecho', '退款成功'),
    fields: ['orderNumber', 'goods', 'amount', 'reason', 'day', 'note'],
  },
  refundRefused: {
    category: 'sale',
    words: inWords('Reembolso recusado', 'Refund refused', 'Reembolso rechazado', '退款被拒绝'),
    fields: ['orderNumber', 'goods', 'amount', 'reason', 'phone', 'note'],
  },
  backInStock: {
    category: 'sale',
    words: inWords('Produto disponível de novo', 'Product available again', 'Producto disponible de nuevo', '商品到货'),
    fields: ['goods', 'amount', 'quantity', 'shop', 'note'],
  },
  readyForPickup: {
    category: 'delivery',
    words: inWords('Pronto para retirar', 'Ready for pickup', 'Listo para recoger', '可以取货'),
    fields: ['orderNumber', 'goods', 'pickupCode', 'place', 'shop', 'time', 'status', 'note'],
  },
  onItsWay: {
    category: 'delivery',
    words: inWords('Entrega a caminho', 'Delivery on its way', 'Entrega en camino', '配送中'),
    fields: ['orderNumber', 'goods', 'courier', 'phone', 'time', 'place', 'note'],
  },
  delivered: {
    category: 'delivery',
    words: inWords('Pedido entregue', 'Order delivered', 'Pedido entregado', '订单已送达'),
    fields: ['orderNumber', 'goods', 'place', 'day', 'time', 'note'],
  },
  shipped: {
    category: 'delivery',
    words: inWords('Pedido enviado', 'Order shipped', 'Pedido enviado', '订单已发货'),
    fields: ['orderNumber', 'goods', 'trackingNumber', 'day', 'place', 'note'],
  },
  deliveryDelayed: {
    category: 'delivery',
    words: inWords('Entrega atrasada', 'Delivery delayed', 'Entrega retrasada', '配送延误'),
    fields: ['orderNumber', 'goods', 'reason', 'time', 'phone', 'note'],
  },
  queueNear: {
    category: 'queue',
    words: inWords('Sua vez está perto', 'Your turn is near', 'Tu turno está cerca', '即将排到你'),
    fields: ['ticket', 'ahead', 'place', 'shop', 'time', 'note'],
  },
  queueCalled: {
    category: 'queue',
    words: inWords('É a sua vez', 'It is your turn', 'Es tu turno', '请前往办理'),
    fields: ['ticket', 'place', 'shop', 'time', 'status', 'note'],
  },
  queueMissed: {
    category: 'queue',
    words: inWords('Sua vez passou', 'Your turn has passed', 'Tu turno pasó', '已过号'),
    fields: ['ticket', 'shop', 'time', 'status', 'note'],
  },
  appointmentMade: {
    category: 'appointment',
    words: inWords('Horário marcado', 'Appointment made', 'Cita confirmada', '预约成功'),
    fields: ['service', 'professional', 'day', 'time', 'place', 'phone', 'note'],
  },
  appointmentReminder: {
    category: 'appointment',
    words: inWords('Lembrete de horário', 'Appointment reminder', 'Recordatorio de cita', '预约提醒'),
    fields: ['service', 'professional', 'day', 'time', 'place', 'phone', 'note'],
  },
  appointmentCancelled: {
    category: 'appointment',
    words: inWords('Horário cancelado', 'Appointment cancelled', 'Cita cancelada', '预约已取消'),
    fields: ['service', 'professional', 'day', 'time', 'reason', 'phone'],
  },
  eventReminder: {
    category: 'appointment',
    words: inWords('Lembrete de evento', 'Event reminder', 'Recordatorio de evento', '活动提醒'),
    fields: ['event', 'day', 'time', 'place', 'note'],
  },
  couponEnding: {
    category: 'customer',
    words: inWords('Cupom perto de vencer', 'Coupon about to expire', 'Cupón por vencer', '优惠券即将到期'),
    fields: ['shop', 'amount', 'until', 'note'],
  },
  pointsChanged: {
    category: 'customer',
    words: inWords('Pontos atualizados', 'Points updated', 'Puntos actualizados', '积分变动'),
    fields: ['points', 'shop', 'reason', 'until', 'note'],
  },
  questionAnswered: {
    category: 'customer',
    words: inWords(
      'Sua pergunta foi respondida',
      'Your question was answered',
      'Tu pregunta fue respondida',
      '咨询已回复',
    ),
    fields: ['subject', 'answer', 'shop', 'day', 'phone'],
  },
} as const satisfies Readonly<Record<string, LibraryEntry>>;
export type MessageTitle = keyof typeof messageLibrary;
export const MessageTitle = codes(Object.keys(messageLibrary) as [MessageTitle, ...MessageTitle[]]);

/** The fields among which a team chooses for a message with this title. */
export const fieldsOfTitle = (title: MessageTitle): readonly MessageField[] => messageLibrary[title].fields;
