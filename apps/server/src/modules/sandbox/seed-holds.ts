import type { TestCard } from '@balcao/contract/card';
import { PaymentMethod } from '@balcao/contract/order';
import type { PreauthStatus } from '@balcao/contract/preauth';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { CardService } from '../customer/card.service.ts';
import type { PaymentService } from '../customer/payment.service.ts';
import type { OrderHolds } from '../order/order-hold.service.ts';
import type { PreauthService } from '../preauth/preauth.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import { phonePeople } from './seed-people.ts';

export interface HoldNeeds {
  readonly cards: Pick<CardService, 'addTo'>;
  readonly holdOrders: Pick<OrderHolds, 'bringIn'>;
  readonly payments: Pick<PaymentService, 'bringIn'>;
  readonly preauths: Pick<PreauthService, 'bringIn'>;
  readonly sandboxRails: Pick<SandboxRails, 'bringIn'>;
}
interface Around {
  readonly merchantId: string;
  readonly number: string;
  readonly name: string;
  readonly customerId: string;
  readonly now: Date;
}

/** Cards of the people of the phone, in their order. */
const cardsOf: readonly (readonly TestCard[])[] = [
  ['visaDebit', 'mastercardCredit', 'declinedCredit'],
  ['eloCredit', 'mastercardDebit'],
  ['insufficientCredit', 'visaCredit'],
];

export const seedCards = async (tx: Tx, { cards }: HoldNeeds, customerIds: readonly string[], now: Date) => {
  for (const [index, some] of cardsOf.entries()) await cards.addTo(tx, customerIds[index] ?? '', some, now);
};

interface Past {
  readonly goodsName: string;
  readonly amount: number;
  readonly status: PreauthStatus;
  readonly captured: number | null;
  /** Hours ago that the card began to hold it, and that this ended. */
  readonly began: number;
  readonly ended: number | null;
}
const past: readonly Past[] = [
  { goodsName: 'Caução: moedor elétrico', amount: 60_000, status: 'authorised', captured: null, began: 3, ended: null },
  { goodsName: 'Reserva de mesa', amount: 15_000, status: 'authorised', captured: null, began: 50, ended: null },
  {
    goodsName: 'Caução: barril de cold brew',
    amount: 25_000,
    status: 'authorised',
    captured: null,
    began: 154,
    ended: null,
  },
  { goodsName: 'Reserva do espaço', amount: 80_000, status: 'captured', captured: 65_000, began: 90, ended: 30 },
  { goodsName: 'Caução: kit de métodos', amount: 20_000, status: 'captured', captured: 20_000, began: 200, ended: 120 },
  { goodsName: 'Reserva de mesa', amount: 15_000, status: 'released', captured: null, began: 140, ended: 100 },
  { goodsName: 'Caução: moedor manual', amount: 38_900, status: 'expired', captured: null, began: 260, ended: 92 },
];
const rails = { authorised: 'authorised', captured: 'settled', released: 'voided', expired: 'voided' } as const;
const payments = { authorised: 'held', captured: 'done', released: 'released', expired: 'released' } as const;

/** What Bruna's credit card held for the coffee roastery, and holds: one of each kind. */
export const seedHolds = async (tx: Tx, needs: HoldNeeds, around: Around): Promise<void> => {
  const { merchantId, name: merchantName, customerId, now } = around;
  const ago = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
  const card = { brand: 'Mastercard', last4: '4444' };
  const payerName = phonePeople[0].name;
  for (const [index, { goodsName, amount, status, captured, began, ended }] of past.entries()) {
    const at = ago(began);
    const endedAt = ended === null ? null : ago(ended);
    const minute = at.toISOString().replaceAll(/\D/g, '').slice(0, 12);
    const endToEndId = `E99999010${minute}${String(index + 1).padStart(11, '0')}`;
    const ask = { merchantId, goodsName, amount, captured, endToEndId, payerName, card, at, endedAt };
    const order = await needs.holdOrders.bringIn(tx, {
      ...ask,
      merchantOrderNumber: `RES-${index + 101}`,
      letGo: captured === null && endedAt !== null,
    });
    const hold = { merchantId, orderNumber: order.number, endToEndId, status, authorised: amount, captured };
    await needs.preauths.bringIn(tx, [{ ...hold, authorisedAt: at, endedAt }]);
    const method = PaymentMethod.enum.credit;
    const paid = { method, kind: 'authorisation', endToEndId, txid: order.txid, amount, payerName, card } as const;
    const books = { state: rails[status], captured, paidAt: at, settlesAt: endedAt ?? at };
    await needs.sandboxRails.bringIn(tx, { ...paid, instalments: 1 }, books);
    await needs.payments.bringIn(tx, {
      id: newId(at),
      customerId,
      endToEndId,
      merchantName,
      goodsName,
      amount,
      method,
      captured,
      createdAt: at,
      cardBrand: card.brand,
      cardLast4: card.last4,
      instalments: 1,
      hold: true,
      state: payments[status],
      returned: 0,
      returns: [],
      failureReason: null,
    });
  }
};
