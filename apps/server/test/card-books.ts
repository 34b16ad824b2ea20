import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';

/** A card as its payer typed it at the acquirer: which token stands for it is known there alone. */
interface TypedCard {
  readonly last4: string;
  readonly brand: string;
  /** What its issuer says: `00` is yes. */
  readonly code: string;
}
interface Payment {
  readonly PaymentId: string;
  readonly Type: 'CreditCard';
  readonly Amount: number;
  readonly Installments: number;
  readonly Capture: boolean;
  readonly ReceivedDate: string;
  readonly CreditCard: { readonly CardNumber: string; readonly Brand: string };
  Status: number;
  ReturnCode: string;
  CapturedAmount?: number;
  VoidedAmount?: number;
}
interface Sale {
  readonly MerchantOrderId: string;
  readonly Customer: { readonly Name: string };
  readonly Payment: Payment;
}
interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly faults?: readonly string[];
}

/** Only these fields: a card's number, end or code is refused like any unknown field. */
const Asked = z.strictObject({
  MerchantOrderId: z.string().check(z.regex(/^[A-Za-z0-9]{1,50}$/)),
  Customer: z.strictObject({ Name: z.string().check(z.minLength(1), z.maxLength(255)) }),
  Payment: z.strictObject({
    Type: z.literal('CreditCard'),
    Amount: z.int().check(z.gte(1), z.lte(999_999_999_999_999)),
    Installments: z.int().check(z.gte(1), z.lte(12)),
    Capture: z.boolean(),
    CreditCard: z.strictObject({
      PaymentToken: z.guid(),
      Brand: z.enum(['Visa', 'Master', 'Elo', 'Amex', 'Diners', 'Discover', 'JCB', 'Hipercard']),
    }),
  }),
});
const refused = (Code: number, Message: string, faults: readonly string[] = []): Reply => ({
  status: 400,
  body: [{ Code, Message }],
  faults,
});
const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** As the acquirer writes it: the time of São Paulo, without a zone. */
const written = (now: Date): string =>
  new Date(now.getTime() - 3 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** The books of an acquirer: tokens that are good once, and the payments that cards said yes or no to. */
export const openCardBooks = (pauseMs: number) => {
  const tokens = new Map<string, TypedCard>();
  const sales = new Map<string, Sale>();
  const voidedAt = new Map<string, number>();
  const voids = new Map<string, number[]>();
  let isToday = false;

  const authorise = (text: string): Reply => {
    const read = Asked.safeParse(json(text));
    if (!read.success)
      return refused(126, 'Form', [
        `a field that the documents do not have, or of another form: ${z.prettifyError(read.error)}`,
      ]);
    const { MerchantOrderId, Customer, Payment } = read.data;
    const card = tokens.get(Payment.CreditCard.PaymentToken);
    if (!card) return refused(184, 'Token');
    tokens.delete(Payment.CreditCard.PaymentToken);
    const isYes = card.code === '00';
    const { Amount, Installments, Capture } = Payment;
    const payment: Payment = {
      PaymentId: randomUUID(),
      Type: 'CreditCard',
      Amount,
      Installments,
      Capture,
      ReceivedDate: written(new Date()),
      CreditCard: { CardNumber: `455187******${card.last4}`, Brand: card.brand },
      Status: isYes ? (Capture ? 2 : 1) : 3,
      ReturnCode: isYes ? (Capture ? '6' : '4') : card.code,
      ...(isYes && Capture ? { CapturedAmount: Amount } : {}),
    };
    const sale = { MerchantOrderId, Customer, Payment: payment };
    sales.set(payment.PaymentId, sale);
    return { status: 201, body: sale };
  };
  const said = ({ Payment }: Sale, ReturnCode: string): Reply => ({
    status: 200,
    body: { Status: Payment.Status, ReturnCode, ReturnMessage: 'x', ReasonCode: 0 },
  });
  const capture = (sale: Sale, amount: number): Reply => {
    const { Payment } = sale;
    if (Payment.Status !== 1) return refused(841, 'Status');
    if (amount > Payment.Amount) return refused(842, 'Amount');
    Payment.Status = 2;
    Payment.CapturedAmount = amount;
    return said(sale, '6');
  };
  const giveBack = (sale: Sale, amount: number): Reply => {
    const { Payment } = sale;
    const id = Payment.PaymentId;
    if (Date.now() - (voidedAt.get(id) ?? 0) < pauseMs)
      return { ...said(sale, '10'), faults: ['two voids of one payment without the pause that it wants'] };
    voidedAt.set(id, Date.now());
    const gone = (Payment.VoidedAmount ?? 0) + amount;
    if (amount < 1 || gone > (Payment.CapturedAmount ?? 0)) return said(sale, '51');
    Payment.VoidedAmount = gone;
    voids.set(id, [...(voids.get(id) ?? []), amount]);
    if (gone === Payment.CapturedAmount) Payment.Status = isToday ? 10 : 11;
    return said(sale, '0');
  };
  const letGo = (sale: Sale, amount: number | undefined): Reply => {
    const { Payment } = sale;
    if (Payment.Status === 2) return giveBack(sale, amount ?? Payment.CapturedAmount ?? 0);
    if (Payment.Status !== 1 || amount !== undefined) return said(sale, '41');
    Payment.Status = 10;
    return said(sale, '9');
  };
  const known = (id: string, then: (sale: Sale) => Reply): Reply => {
    const sale = sales.get(id);
    return sale ? then(sale) : { status: 404 };
  };

  return {
    answer: (name: string, [first = '', amount]: readonly (string | undefined)[], text: string): Reply => {
      if (name === 'authorise') return authorise(text);
      const faults = text === '' ? [] : ['a body where none is taken'];
      if (name === 'list') {
        const Payments = [...sales.values()]
          .filter(({ MerchantOrderId }) => MerchantOrderId === first)
          .map(({ Payment: { PaymentId, ReceivedDate } }) => ({ PaymentId, ReceveidDate: ReceivedDate }));
        return Payments.length > 0
          ? { status: 200, body: { Payments, ReasonCode: 0 }, faults }
          : { status: 404, faults };
      }
      if (name === 'query') return { ...known(first, (sale) => ({ status: 200, body: sale })), faults };
      if (name === 'capture') return known(first, (sale) => capture(sale, Number(amount)));
      return known(first, (sale) => letGo(sale, amount === undefined ? undefined : Number(amount)));
    },
    /** A payer types a card at the acquirer, whose token the app then has; good once. Its issuer says `code`. */
    type: (code = '00', card: Partial<TypedCard> = {}): string => {
      const token = randomUUID();
      tokens.set(token, { last4: '0183', brand: 'Visa', ...card, code });
      return token;
    },
    sales: (txid: string): readonly Sale[] =>
      [...sales.values()].filter(({ MerchantOrderId }) => MerchantOrderId === txid),
    byId: (id: string): Partial<Payment> => sales.get(id)?.Payment ?? {},
    /** What went back of a payment, each time. */
    voids: (id: string): readonly number[] => voids.get(id) ?? [],
    /** Done in this acquirer's own portal, or by an unknown party. */
    change: (id: string, change: Partial<Pick<Payment, 'Status' | 'CapturedAmount' | 'VoidedAmount'>>): void => {
      Object.assign(sales.get(id)?.Payment ?? {}, change);
    },
    /** From now on what is given back whole counts as of the same day, or no longer. */
    sameDay: (is: boolean): void => {
      isToday = is;
    },
  };
};
export type CardBooks = ReturnType<typeof openCardBooks>;
