import type { Words } from './form-words.ts';
import type { MessageFieldKind } from './message-field.ts';
import type { MessageCategory } from './message-library.ts';

/** What each kind of field is called where a team chooses it and a reviewer reads it. */
export const messageKindWords: Readonly<Record<MessageFieldKind, Words>> = {
  text: { pt: 'Texto curto', en: 'Short text', es: 'Texto corto', zh: '短文本' },
  longText: { pt: 'Texto longo', en: 'Long text', es: 'Texto largo', zh: '长文本' },
  number: { pt: 'Número', en: 'Number', es: 'Número', zh: '数字' },
  amount: { pt: 'Valor em reais', en: 'Amount in reais', es: 'Importe en reales', zh: '金额（雷亚尔）' },
  day: { pt: 'Data', en: 'Date', es: 'Fecha', zh: '日期' },
  time: { pt: 'Horário', en: 'Time', es: 'Hora', zh: '时间' },
  place: { pt: 'Local', en: 'Place', es: 'Lugar', zh: '地点' },
  phone: { pt: 'Telefone', en: 'Phone', es: 'Teléfono', zh: '电话' },
  status: { pt: 'Situação', en: 'Status', es: 'Estado', zh: '状态' },
};

/** What messages are about, in words. */
export const messageCategoryWords: Readonly<Record<MessageCategory, Words>> = {
  sale: { pt: 'Compra', en: 'Purchase', es: 'Compra', zh: '购买' },
  delivery: { pt: 'Entrega e retirada', en: 'Delivery and pickup', es: 'Entrega y retiro', zh: '配送与取货' },
  queue: { pt: 'Fila', en: 'Queue', es: 'Fila', zh: '排队' },
  appointment: { pt: 'Agenda e eventos', en: 'Appointments and events', es: 'Citas y eventos', zh: '预约与活动' },
  customer: { pt: 'Relacionamento', en: 'Loyalty and support', es: 'Clientes y soporte', zh: '会员与客服' },
};
