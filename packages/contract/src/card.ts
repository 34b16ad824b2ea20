import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Card } from './order.ts';
import { Id, Instant } from './scalars.ts';

/** What the issuer of a test card says: to everything yes, to everything no, or that there is not enough. */
export const CardAnswer = codes(['approve', 'decline', 'insufficient']);
export type CardAnswer = z.infer<typeof CardAnswer>;
export const CardKind = codes(['debit', 'credit']);
export type CardKind = z.infer<typeof CardKind>;

/** A card in the wallet of the chat app: never more of it than brand and last four digits (rule: no-card-numbers). */
export const WalletCard = z.extend(Card, { id: Id, kind: CardKind, answer: CardAnswer, createdAt: Instant });
export type WalletCard = z.infer<typeof WalletCard>;

/**
 * Test cards that anyone may add: well known from the documents of card processors, so they belong to no one. Numbers cannot be typed and are not
 * stored, so a real one cannot get in.
 */
export const testCards = {
  visaCredit: { kind: 'credit', brand: 'Visa', last4: '4242', answer: 'approve' },
  visaDebit: { kind: 'debit', brand: 'Visa', last4: '5556', answer: 'approve' },
  mastercardCredit: { kind: 'credit', brand: 'Mastercard', last4: '4444', answer: 'approve' },
  mastercardDebit: { kind: 'debit', brand: 'Mastercard', last4: '8210', answer: 'approve' },
  eloCredit: { kind: 'credit', brand: 'Elo', last4: '0101', answer: 'approve' },
  amexCredit: { kind: 'credit', brand: 'American Express', last4: '0005', answer: 'approve' },
  hipercardCredit: { kind: 'credit', brand: 'Hipercard', last4: '0168', answer: 'approve' },
  declinedCredit: { kind: 'credit', brand: 'Visa', last4: '0002', answer: 'decline' },
  declinedDebit: { kind: 'debit', brand: 'Mastercard', last4: '0119', answer: 'decline' },
  insufficientCredit: { kind: 'credit', brand: 'Visa', last4: '9995', answer: 'insufficient' },
} as const satisfies Readonly<Record<string, Pick<WalletCard, 'kind' | 'brand' | 'last4' | 'answer'>>>;
export type TestCard = keyof typeof testCards;
export const TestCard = codes(Object.keys(testCards) as [TestCard, ...TestCard[]]);

/** So many cards fit into a wallet. */
export const cardsAtMost = 10;

const ofCustomer = { face: 'app', access: 'customer' } as const;

export const listCards = endpoint({
  ...ofCustomer,
  id: 'card.list',
  method: 'GET',
  path: '/card',
  summary: "The cards in the customer's wallet",
  rate: 'read',
  reply: z.object({ list: z.array(WalletCard) }),
  refusals: [],
});

export const addCard = endpoint({
  ...ofCustomer,
  id: 'card.add',
  method: 'POST',
  path: '/card',
  summary: 'Puts one of the test cards into the wallet',
  rate: 'write',
  idempotency: 'optional',
  body: z.strictObject({ card: TestCard }),
  reply: WalletCard,
  refusals: ['cards_full'],
});

export const removeCard = endpoint({
  ...ofCustomer,
  id: 'card.remove',
  method: 'DELETE',
  path: '/card/{id}',
  summary: 'Takes a card out of the wallet; its payments stay',
  rate: 'write',
  params: z.object({ id: Id }),
  reply: z.null(),
  refusals: ['card_missing'],
});
