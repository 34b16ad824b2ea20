import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { MerchantOrderNumber } from './order.ts';
import { PageQuery, pageOf } from './page.ts';
import { BusinessNumber, Centavos, Id, Instant, lines, severalOf } from './scalars.ts';
import type { Moves } from './states.ts';
import { DocumentLink, Upload } from './upload.ts';

/**
 * What kind of return it is, as the Pix API names it (`DevolucaoNatureza`, release 2.9.0). `MED_…`: by the Central Bank's special return
 * mechanism, after a fraud (`FR01`) or a failure of a bank (`BE08`).
 */
export const ReturnNature = codes(['ORIGINAL', 'RETIRADA', 'MED_OPERACIONAL', 'MED_FRAUDE', 'MED_PIX_AUTOMATICO']);
export type ReturnNature = z.infer<typeof ReturnNature>;

/** A return that a bank made of a paid order by itself; amounts in centavos. */
export const BankReturn = z.object({
  orderNumber: BusinessNumber,
  merchantOrderNumber: MerchantOrderNumber,
  /** The bank's own id of the return, unique for the payment; and the one of the Pix system, where it is known. */
  returnId: z.string(),
  rtrId: z.nullable(z.string()),
  /** Null where only a file of the bank told of it. */
  nature: z.nullable(ReturnNature),
  /** In the bank's words. */
  reason: z.nullable(z.string()),
  amount: Centavos,
  /** The share of the order's fee that came back with it: after a failure of a bank alone. */
  fee: Centavos,
  /** What the team's money did not cover when it was booked: it is owed, and what becomes available pays it first. */
  debt: Centavos,
  returnedAt: Instant,
});
export type BankReturn = z.infer<typeof BankReturn>;

/** Why the payer's bank asks for the money: after a fraud, or since a bank made a mistake. */
export const DisputeKind = codes(['fraud', 'failure']);
export type DisputeKind = z.infer<typeof DisputeKind>;

/**
 * How a case stands. `open`: the bank analyses, the money is blocked. `answered`: the same, and the team has sent evidence. `accepted`: the
 * bank took the money, in part or whole. `rejected`: the money is free again. `expired`: the bank did not decide in its time, and the
 * money is free again.
 */
export const DisputeStatus = codes(['open', 'answered', 'accepted', 'rejected', 'expired']);
export type DisputeStatus = z.infer<typeof DisputeStatus>;
/** What the bank really did wins: it may return money of a case that had ended otherwise, and more of one that it has accepted. */
export const disputeMoves: Moves<DisputeStatus> = {
  open: ['answered', 'accepted', 'rejected', 'expired'],
  answered: ['accepted', 'rejected', 'expired'],
  accepted: [],
  rejected: ['accepted'],
  expired: ['accepted'],
};
export const isUndecided = (status: DisputeStatus): status is 'open' | 'answered' =>
  status === 'open' || status === 'answered';

/** Days from the opening of a case: until then the team may send evidence; until then the bank must have decided. */
export const disputeDays = { evidence: 7, decision: 11 } as const;
/** So many files one case takes, and so many texts; characters of a text. */
export const evidenceAtMost = { files: 5, texts: 50, characters: 3_000 } as const;

export const Dispute = z.object({
  number: BusinessNumber,
  orderNumber: BusinessNumber,
  merchantOrderNumber: MerchantOrderNumber,
  kind: DisputeKind,
  status: DisputeStatus,
  /** What the payer's bank asks for. */
  amount: Centavos,
  /** What of it is blocked: what there was. 0 once the case has ended. */
  blocked: Centavos,
  /** What the bank has taken. */
  returned: Centavos,
  /** In the bank's words. */
  reason: z.string(),
  openedAt: Instant,
  /** Until then the team may send evidence. */
  evidenceUntil: Instant,
  /** When the money is free again where the bank has not decided. */
  decideUntil: Instant,
  decidedAt: z.nullable(Instant),
});
export type Dispute = z.infer<typeof Dispute>;

/** What a team has said and shown; `by` is the name of the member who sent it. */
export const DisputeEvidence = z.object({
  id: Id,
  text: z.string(),
  files: z.array(Upload),
  by: z.nullable(z.string()),
  at: Instant,
});
export type DisputeEvidence = z.infer<typeof DisputeEvidence>;

export const DisputeDetail = z.extend(Dispute, {
  /** Oldest first. */
  evidence: z.array(DisputeEvidence),
  /** What the bank took of the order, oldest first. */
  returns: z.array(BankReturn),
});
export type DisputeDetail = z.infer<typeof DisputeDetail>;

const access = (level: 'read' | 'write') => ({ menu: 'payment.refunds', level }) as const;
const ofNumber = z.object({ number: BusinessNumber });

export const listDisputes = endpoint({
  id: 'dispute.list',
  face: 'admin',
  method: 'GET',
  path: '/dispute',
  summary: 'Cases in which a bank asks for money of a Pix back, newest first',
  access: access('read'),
  rate: 'read',
  query: z.extend(PageQuery, { status: z.optional(severalOf(DisputeStatus)) }),
  reply: z.extend(pageOf(Dispute), { undecided: z.int() }),
  refusals: [],
});

export const getDispute = endpoint({
  id: 'dispute.get',
  face: 'admin',
  method: 'GET',
  path: '/dispute/{number}',
  summary: 'One case with what the team has sent, and what the bank took',
  access: access('read'),
  rate: 'read',
  params: ofNumber,
  reply: DisputeDetail,
  refusals: ['not_found'],
});

export const listOrderReturns = endpoint({
  id: 'dispute.ofOrder',
  face: 'admin',
  method: 'GET',
  path: '/order/{number}/bank-return',
  summary: 'What banks took of an order by themselves, and the cases about it, newest first',
  access: access('read'),
  rate: 'read',
  params: ofNumber,
  reply: z.object({ returns: z.array(BankReturn), disputes: z.array(Dispute) }),
  refusals: ['not_found'],
});

export const addEvidence = endpoint({
  id: 'dispute.addEvidence',
  face: 'admin',
  method: 'POST',
  path: '/dispute/{number}/evidence',
  summary: 'Sends what speaks for the team: a text, documents, or both',
  access: access('write'),
  rate: 'write',
  idempotency: 'optional',
  params: ofNumber,
  body: z.strictObject({
    text: z._default(lines(evidenceAtMost.characters, 0), ''),
    files: z._default(z.array(Id).check(z.maxLength(evidenceAtMost.files)), []),
  }),
  reply: DisputeDetail,
  refusals: ['not_found', 'dispute_closed', 'evidence_full'],
});

export const openEvidence = endpoint({
  id: 'dispute.openEvidence',
  face: 'admin',
  method: 'POST',
  path: '/dispute/{number}/evidence/{file}/link',
  summary: 'A link that shows one document of a case for a moment; who asked is written down',
  access: access('write'),
  rate: 'write',
  params: z.object({ number: BusinessNumber, file: Id }),
  reply: DocumentLink,
  refusals: ['not_found'],
});
