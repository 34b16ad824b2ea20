import * as z from 'zod/mini';
import { codes } from './codes.ts';
import type { Locale } from './locale.ts';
import { Amount, Day, line, whole } from './scalars.ts';

/** What a field of a subscribe message holds, and so how it is checked and how a phone writes it. */
export const MessageFieldKind = codes([
  'text',
  'longText',
  'number',
  'amount',
  'day',
  'time',
  'place',
  'phone',
  'status',
]);
export type MessageFieldKind = z.infer<typeof MessageFieldKind>;

const wrong = { error: 'invalid', abort: true } as const;
const phoneWrong = { error: 'phone', abort: true } as const;
const countAtMost = 999_999_999;

/** What a value of each kind is: amounts in centavos, days as YYYYMMDD, times of the day as HH:MM. */
export const messageValues = {
  text: line(20),
  longText: line(60),
  number: whole(0, countAtMost),
  amount: Amount,
  day: Day,
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, wrong)),
  place: line(60),
  phone: z.string().check(z.regex(/^\+?[\d ()-]{8,20}$/, phoneWrong)),
  status: line(20),
} as const satisfies Readonly<Record<MessageFieldKind, z.ZodMiniType>>;
export type MessageValue = string | number;

type Words = Readonly<Record<Locale, string>>;
/** Something in the four languages of the product. */
export const inWords = (pt: string, en: string, es: string, zh: string): Words => ({
  'pt-BR': pt,
  'en-US': en,
  'es-MX': es,
  'zh-CN': zh,
});

interface MessageFieldEntry {
  readonly kind: MessageFieldKind;
  readonly words: Words;
  /** As a preview shows it, the same in every language. */
  readonly sample: MessageValue;
}
const field = (kind: MessageFieldKind, words: Words, sample: MessageValue): MessageFieldEntry => ({
  kind,
  words,
  sample,
});

/** The fields of messages in the library, each with its label on the phone. */
export const messageFields = {
  orderNumber: field('text', inWords('Pedido', 'Order', 'Pedido', '订单号'), '1042'),
  goods: field('text', inWords('Produto', 'Product', 'Producto', '商品'), 'Café coado'),
  quantity: field('number', inWords('Quantidade', 'Quantity', 'Cantidad', '数量'), 2),
  amount: field('amount', inWords('Valor', 'Amount', 'Importe', '金额'), 2_450),
  status: field('status', inWords('Situação', 'Status', 'Estado', '状态'), 'Pronto'),
  shop: field('text', inWords('Loja', 'Shop', 'Tienda', '门店'), 'Café do Mercado'),
  place: field('place', inWords('Local', 'Place', 'Lugar', '地点'), 'Rua das Flores, 120'),
  day: field('day', inWords('Data', 'Date', 'Fecha', '日期'), '20260318'),
  time: field('time', inWords('Horário', 'Time', 'Hora', '时间'), '14:30'),
  until: field('day', inWords('Válido até', 'Valid until', 'Válido hasta', '有效期至'), '20260331'),
  phone: field('phone', inWords('Telefone', 'Phone', 'Teléfono', '电话'), '+55 11 3333-4444'),
  note: field('longText', inWords('Observação', 'Note', 'Nota', '备注'), 'Retire no balcão com o código.'),
  reason: field('longText', inWords('Motivo', 'Reason', 'Motivo', '原因'), 'O produto acabou.'),
  pickupCode: field('text', inWords('Código de retirada', 'Pickup code', 'Código de entrega', '取货码'), 'B-27'),
  courier: field('text', inWords('Entregador', 'Courier', 'Repartidor', '配送员'), 'Marcos'),
  trackingNumber: field('text', inWords('Rastreio', 'Tracking', 'Rastreo', '运单号'), 'BR123456789'),
  ticket: field('text', inWords('Senha', 'Ticket', 'Turno', '排号'), 'A 018'),
  ahead: field('number', inWords('Pessoas na frente', 'People ahead', 'Personas antes', '前面人数'), 3),
  service: field('text', inWords('Serviço', 'Service', 'Servicio', '服务'), 'Corte de cabelo'),
  professional: field('text', inWords('Profissional', 'With', 'Profesional', '服务人员'), 'Renata'),
  event: field('text', inWords('Evento', 'Event', 'Evento', '活动'), 'Feira do livro'),
  points: field('number', inWords('Pontos', 'Points', 'Puntos', '积分'), 120),
  subject: field('text', inWords('Assunto', 'Subject', 'Asunto', '主题'), 'Troca de produto'),
  answer: field('longText', inWords('Resposta', 'Answer', 'Respuesta', '回复'), 'A troca foi aceita.'),
} as const satisfies Readonly<Record<string, MessageFieldEntry>>;
export type MessageField = keyof typeof messageFields;
export const MessageField = codes(Object.keys(messageFields) as [MessageField, ...MessageField[]]);
