import * as z from 'zod/mini';
import { BankReturn, Dispute, DisputeDetail, DisputeKind, DisputeStatus, ReturnNature } from './dispute.ts';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { Amount, BusinessNumber, Id, lettersAndDigits, lines, severalOf } from './scalars.ts';
import { DocumentLink } from './upload.ts';

const OfTeam = z.object({ merchantId: Id, number: z.string(), name: z.string() });
/** A dispute as staff see it, with whose it is. */
export const DeskDispute = z.extend(Dispute, {
  merchant: OfTeam,
  /** The bank by its rail, or staff whom the bank told. */
  source: z.enum(['bank', 'staff']),
});
export type DeskDispute = z.infer<typeof DeskDispute>;
export const DeskDisputeDetail = z.extend(DisputeDetail, {
  merchant: OfTeam,
  source: DeskDispute.shape.source,
  /** Who of the staff registered it, and who recorded the decision with which words; null where the bank's own word did. */
  openedBy: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decisionNote: z.nullable(z.string()),
});
export type DeskDisputeDetail = z.infer<typeof DeskDisputeDetail>;

const desk = { face: 'console' } as const;
const ofNumber = z.object({ number: BusinessNumber });

export const listDeskDisputes = endpoint({
  ...desk,
  id: 'dispute.deskList',
  method: 'GET',
  path: '/dispute',
  summary: 'Disputes of every team, newest first',
  access: { staff: 'finance.see' },
  rate: 'read',
  query: z.extend(PageQuery, { status: z.optional(severalOf(DisputeStatus)) }),
  reply: z.extend(pageOf(DeskDispute), { undecided: z.int() }),
  refusals: [],
});

export const getDeskDispute = endpoint({
  ...desk,
  id: 'dispute.deskGet',
  method: 'GET',
  path: '/dispute/{number}',
  summary: 'One dispute with what the team has sent, and what the bank took',
  access: { staff: 'finance.see' },
  rate: 'read',
  params: ofNumber,
  reply: DeskDisputeDetail,
  refusals: ['not_found'],
});

export const registerDispute = endpoint({
  ...desk,
  id: 'dispute.register',
  method: 'POST',
  path: '/dispute',
  summary: 'Registers a dispute of which the bank has told by letter: what there is of the money is blocked',
  access: { staff: 'finance.decide' },
  rate: 'write',
  idempotency: 'optional',
  body: z.strictObject({
    orderNumber: BusinessNumber,
    kind: DisputeKind,
    amount: Amount,
    /** In the bank's words; the team reads them. */
    reason: lines(500),
  }),
  reply: DeskDisputeDetail,
  refusals: ['not_found', 'order_not_paid', 'dispute_exists', 'dispute_exceeds_order'],
});

export const decideDispute = endpoint({
  ...desk,
  id: 'dispute.decide',
  method: 'POST',
  path: '/dispute/{number}/decision',
  summary: 'Records what the bank has decided: it took so much, under an id of its own, or it leaves the money',
  access: { staff: 'finance.decide' },
  rate: 'write',
  idempotency: 'optional',
  params: ofNumber,
  body: z.discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('accepted'),
      amount: Amount,
      /** The bank's id of its return: when its own word comes later, it is known by it. */
      returnId: lettersAndDigits(35),
      note: lines(500),
    }),
    z.strictObject({ decision: z.literal('rejected'), note: lines(500) }),
  ]),
  reply: DeskDisputeDetail,
  refusals: ['not_found', 'state_forbids', 'dispute_exceeds_order', 'return_known'],
});

export const openDeskEvidence = endpoint({
  ...desk,
  id: 'dispute.deskOpenEvidence',
  method: 'POST',
  path: '/dispute/{number}/evidence/{file}/link',
  summary: 'A link that shows one document of a dispute for a moment; who asked is written down',
  access: { staff: 'finance.see' },
  rate: 'write',
  params: z.object({ number: BusinessNumber, file: Id }),
  reply: DocumentLink,
  refusals: ['not_found'],
});

/** For the simulator of the sandbox: what a bank does with a paid Pix by itself. `block` opens a dispute, `release` ends it. */
export const BankAct = z.strictObject({
  orderNumber: BusinessNumber,
  act: z.enum(['block', 'take', 'release']),
  /** Without it, what is left of the payment. */
  amount: z.optional(Amount),
  nature: z._default(ReturnNature.extract(['MED_FRAUDE', 'MED_OPERACIONAL', 'ORIGINAL']), 'MED_FRAUDE'),
});
export type BankAct = z.infer<typeof BankAct>;
export const actAsBank = endpoint({
  id: 'sandbox.actAsBank',
  face: 'sandbox',
  method: 'POST',
  path: '/bank-return',
  summary: "The payer's bank blocks money of a paid Pix, takes it back, or lets it go",
  access: 'sandbox',
  rate: 'write',
  body: BankAct,
  reply: z.object({ returnId: z.string(), rtrId: BankReturn.shape.rtrId, amount: Amount }),
  refusals: ['not_found', 'order_not_paid', 'dispute_exceeds_order'],
});
