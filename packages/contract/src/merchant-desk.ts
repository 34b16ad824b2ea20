import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Balances } from './ledger-reserve.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant, identifier, severalOf } from './scalars.ts';
import { ReviewStatus } from './session.ts';
import { TeamType } from './team.ts';

/** A merchant as staff look after it. */
export const DeskMerchant = z.object({
  merchantId: Id,
  number: z.string(),
  name: z.string(),
  type: TeamType,
  /** The CNPJ of a company; the CPF of a person, hidden but for its ends. Null before it was certified. */
  document: z.nullable(z.string()),
  /** Whether the team is certified. */
  teamCert: z.boolean(),
  /** Whether its data for payments are accepted too: it may receive payments. */
  paymentCert: z.boolean(),
  /** When withdrawals were frozen; null while they are not. */
  frozenSince: z.nullable(Instant),
  /** Whether freezing or unfreezing waits for a second person. */
  isFreezeAsked: z.boolean(),
  createdAt: Instant,
});
export type DeskMerchant = z.infer<typeof DeskMerchant>;

export const MerchantQuery = z.extend(PageQuery, {
  /** A merchant number by its beginning, part of a name, or a whole CPF or CNPJ. */
  search: z.optional(identifier(80)),
  type: z.optional(severalOf(TeamType)),
  /** `frozen`: whose money is frozen; `asked`: about whom something waits for a second person. */
  show: z.optional(z.enum(['frozen', 'asked'])),
});

export const listMerchants = endpoint({
  id: 'merchant.list',
  face: 'console',
  method: 'GET',
  path: '/merchant',
  summary: 'Merchants, the newest first; found by number, name or document',
  access: { staff: 'merchant.see' },
  rate: 'read',
  query: MerchantQuery,
  reply: z.extend(pageOf(DeskMerchant), {
    /** Of all of them: how many are frozen, and how many wait for a second person. */
    frozen: z.int(),
    asked: z.int(),
  }),
  refusals: [],
});

export const DeskMerchantDetail = z.extend(DeskMerchant, {
  reviewStatus: ReviewStatus,
  formStatus: ReviewStatus,
  balances: Balances,
  /** The confirmed contact e-mail: whole of a company, of a person hidden but for its ends (rule: masked). Null before there is one. */
  contactEmail: z.nullable(z.string()),
});
export type DeskMerchantDetail = z.infer<typeof DeskMerchantDetail>;

export const getMerchant = endpoint({
  id: 'merchant.get',
  face: 'console',
  method: 'GET',
  path: '/merchant/{id}',
  summary: 'One merchant: who it is, where it stands, and where its money is',
  access: { staff: 'merchant.see' },
  rate: 'read',
  params: z.object({ id: Id }),
  reply: DeskMerchantDetail,
  refusals: ['not_found'],
});
