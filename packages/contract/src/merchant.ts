import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Draft, DraftSaving } from './form-fields.ts';
import { MerchantForm } from './merchant-form.ts';
import { Submission } from './review.ts';
import { Id } from './scalars.ts';
import { ReviewStatus } from './session.ts';

/** Where the data for payments stands. */
export const MerchantFormState = z.object({
  status: ReviewStatus,
  /** Payments may be received and paid out. */
  certified: z.boolean(),
  submission: z.nullable(Submission),
  /** What was submitted last, path by path; personal data hidden but for its ends (rule: masked). */
  values: z.record(z.string(), z.string()),
});
export type MerchantFormState = z.infer<typeof MerchantFormState>;

const common = { face: 'admin', rate: 'write' } as const;
const read = { access: { menu: 'setting.merchant', level: 'read' }, rate: 'read' } as const;
/** The last four where the certification or the QR code is decided with them. */
const outcomes = [
  'state_forbids',
  'not_certified',
  'chat_account_unbound',
  'wallet_inactive',
  'real_name_missing',
  'product_blocked',
] as const;
const write = { access: { menu: 'setting.merchant', level: 'write' } } as const;

export const createMerchantForm = endpoint({
  ...common,
  ...write,
  id: 'merchant.create',
  method: 'POST',
  path: '/merchant/form/open/create',
  summary:
    'Submits the data for payments, with the certification of a team that has none: the first time, or after they were taken back',
  idempotency: 'optional',
  body: MerchantForm,
  reply: MerchantFormState,
  refusals: outcomes,
});

export const updateMerchantForm = endpoint({
  ...common,
  ...write,
  id: 'merchant.update',
  method: 'POST',
  path: '/merchant/form/open/update',
  summary: 'Submits again what was rejected, corrected, or a change of what was accepted',
  idempotency: 'optional',
  body: MerchantForm,
  reply: MerchantFormState,
  refusals: outcomes,
});

export const cancelMerchantForm = endpoint({
  ...common,
  ...write,
  id: 'merchant.cancel',
  method: 'POST',
  path: '/merchant/form/cancel',
  summary: 'Takes back what is under review; what was filled in stays as the draft',
  reply: MerchantFormState,
  refusals: ['state_forbids'],
});

export const merchantFormDetail = endpoint({
  ...common,
  ...read,
  id: 'merchant.detail',
  method: 'GET',
  path: '/merchant/form/detail/{id}',
  summary: 'One submission of the data for payments',
  params: z.object({ id: Id }),
  reply: MerchantFormState,
  refusals: ['not_found'],
});

export const latestMerchantForm = endpoint({
  ...common,
  ...read,
  id: 'merchant.latest',
  method: 'GET',
  path: '/merchant/form/latest',
  summary: 'Where the data for payments stand, with what was submitted last',
  reply: MerchantFormState,
  refusals: [],
});

export const getMerchantDraft = endpoint({
  ...common,
  ...write,
  id: 'merchant.draft',
  method: 'GET',
  path: '/merchant/form/draft',
  summary: 'What has been filled in so far; before anything was, what the certification knows already',
  rate: 'read',
  reply: Draft,
  refusals: [],
});

export const saveMerchantDraft = endpoint({
  ...common,
  ...write,
  id: 'merchant.saveDraft',
  method: 'PUT',
  path: '/merchant/form/draft',
  summary: 'Keeps what has been filled in so far, right or wrong',
  body: DraftSaving,
  reply: Draft,
  refusals: ['state_forbids', 'changed_elsewhere'],
});
