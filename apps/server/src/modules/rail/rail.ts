import type { CardBrand } from '@balcao/contract/card-token';
import type { PaymentRefusal } from '@balcao/contract/customer';
import type { ReturnNature } from '@balcao/contract/dispute';
import type { Card, PaymentMethod } from '@balcao/contract/order';

/** Who owes what is charged. */
export interface Debtor {
  readonly name: string;
  /** CPF or CNPJ, without its mask. */
  readonly taxId: string;
}

/** A charge that a payer can be shown; the amount in centavos. */
export interface Charge {
  readonly txid: string;
  readonly amount: number;
  readonly merchantName: string;
  readonly merchantNumber: string;
  /** What the payer pays for. */
  readonly goodsName: string;
  readonly expiresAt: Date;
  /** Of one with a due date: that civil day in São Paulo, YYYYMMDD. Its txid is one of those. */
  readonly due?: { readonly date: string; readonly debtor: Debtor };
}

/** Money that arrived at a charge, or that a card holds for it, as the rail tells it; the amount in centavos. */
export interface ArrivedPayment {
  /** Empty where the payer named no charge. */
  readonly txid: string;
  readonly endToEndId: string;
  readonly amount: number;
  readonly payerName: string;
  readonly paidAt: Date;
  readonly card: Card | null;
  readonly instalments: number;
}

/** Money that arrived, and by which rail: it may name the charge of another. */
export interface RailPayment extends ArrivedPayment {
  readonly method: PaymentMethod;
}
/** A code that hangs somewhere and is paid any number of times; the amount in centavos. */
export interface StandingCode {
  /** At most 25 letters and digits: what a payment at it names. */
  readonly txid: string;
  /** Null where the payer chooses it. */
  readonly amount: number | null;
  readonly merchantName: string;
  readonly city: string;
}

/**
 * A rail's answer to a query about a charge. `unknown`: the rail never received it, so it may be opened again. For an open one it may contain the
 * code that payers scan, or only the address of the charge. For a paid one it contains every payment: one charge may have been paid twice.
 */
export type ChargeAnswer =
  | { readonly state: 'open'; readonly brCode?: string; readonly location?: string }
  | { readonly state: 'unknown' }
  | { readonly state: 'paid' | 'authorised'; readonly payments: readonly ArrivedPayment[] }
  | { readonly state: 'failed'; readonly reason: string };

/** Something asked of a rail under a key of ours: asking again under the same key changes nothing and is answered the same. */
export interface RailAsk {
  /** At most 35 letters and digits. */
  readonly key: string;
  readonly txid: string;
  readonly endToEndId: string;
  readonly amount: number;
  /** What the payer reads. */
  readonly reason: string;
}
/** Money that went back of a payment, as the rail tells it; the amount in centavos. */
export interface KnownReturn {
  readonly key: string;
  readonly rtrId: string | null;
  readonly amount: number;
  readonly nature: ReturnNature | null;
  readonly reason: string | null;
}
/** `unknown`: the rail never received it, so it may be sent again. */
export type AskState =
  | { readonly state: 'processing' | 'done' | 'unknown' }
  | { readonly state: 'failed'; readonly reason: string };

/** A card that is to pay a charge, or hold it, by a token that the payer's app got of the acquirer: the card itself never comes here. */
export interface CardAsk {
  /** At most 35 letters and digits. A repeated request under the same key does not ask a card again and gets the outcome of the first. */
  readonly key: string;
  readonly txid: string;
  readonly amount: number;
  /** A secret: it is handed on and neither kept nor logged. */
  readonly token: string;
  readonly brand: CardBrand;
  readonly instalments: number;
  /** Whether the amount is held, to be captured later, and not taken at once. */
  readonly holds: boolean;
  readonly payerName: string;
}
/** `busy`: another card is being asked about this charge, and nothing was asked of this one. */
export type CardAnswer =
  | { readonly state: 'paid' | 'authorised'; readonly payment: ArrivedPayment }
  | { readonly state: 'processing' | 'busy' }
  | { readonly state: 'failed'; readonly reason: PaymentRefusal };

/**
 * A rail as the product uses it: the sandbox's and the real ones implement this interface. Called after a commit, never within a transaction. Every
 * call may be repeated; one that throws has an unknown outcome, which is queried later (rule: unknown-outcome).
 */
export interface Rail {
  /** The code that a payer scans, where the rail need not know a charge before it is paid; empty where there is no code. */
  brCodeOf?(charge: Charge): string;
  /** What any bank scans in a shop, where this rail has such codes: each payment at it is told like one of a charge. */
  standingCodeOf?(code: StandingCode): string;
  /** Makes the charge known to the rail, where it must be; answers with what a payer scans. */
  open?(charge: Charge): Promise<{ readonly brCode: string }>;
  /** Cancels the charge at the rail, where the rail was told of it. Whether it was paid before must be queried afterwards. */
  remove?(txid: string): Promise<void>;
  /** Asks a card, where payers' apps get tokens of this rail; once for each key. The product hears of it as of any payment. */
  authorise?(ask: CardAsk): Promise<CardAnswer>;
  /** The outcome of a charge; queried when no event has come. */
  inquire(txid: string): Promise<ChargeAnswer>;
  /** Gives a payment back to the person who made it, in part or whole. */
  giveBack(ask: RailAsk): Promise<AskState>;
  inquireReturn(ask: RailAsk): Promise<AskState>;
  /** Reports every refund of a payment, also one that we did not ask for; without it only requested refunds are known. */
  returnsOf?(endToEndId: string): Promise<readonly KnownReturn[]>;
  /** Captures a hold, in part or in full, once; the rest is released. */
  capture(ask: RailAsk): Promise<AskState>;
  /** Releases a hold. */
  release(ask: RailAsk): Promise<AskState>;
  inquireHold(ask: RailAsk): Promise<AskState>;
  /** Its file of a civil day of São Paulo that is over (docs/operating.md); undefined where it has none to give. */
  dayFile?(day: string): Promise<string | undefined>;
}
