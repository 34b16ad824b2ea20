import * as z from 'zod/mini';
import { CertificationForm } from './certification-form.ts';
import { endpoint } from './endpoint.ts';
import { Draft, DraftSaving } from './form-fields.ts';
import { Submission } from './review.ts';
import { Id } from './scalars.ts';
import { ReviewStatus } from './session.ts';

/** Where the certification of a team stands. */
export const CertificationState = z.object({
  merchantId: Id,
  status: ReviewStatus,
  /** An accepted certification stays valid, even if a later submission is rejected (rule: accepted-holds). */
  certified: z.boolean(),
  /** What was submitted last, with its timeline; null before the first. */
  submission: z.nullable(Submission),
  /** What was submitted last, path by path; personal data hidden but for its ends (rule: masked). */
  values: z.record(z.string(), z.string()),
});
export type CertificationState = z.infer<typeof CertificationState>;

const common = { face: 'admin', rate: 'write' } as const;
const write = { access: { menu: 'setting.merchant', level: 'write' } } as const;
const outcomes = ['state_forbids', 'chat_account_unbound', 'wallet_inactive', 'real_name_missing'] as const;

export const submitCertification = endpoint({
  ...common,
  ...write,
  id: 'certification.submit',
  method: 'POST',
  path: '/certification',
  summary: 'Hands the certification in: the first one, after one was taken back, or a change of one that was accepted',
  idempotency: 'optional',
  body: CertificationForm,
  reply: CertificationState,
  refusals: outcomes,
});

export const resubmitCertification = endpoint({
  ...common,
  ...write,
  id: 'certification.resubmit',
  method: 'PUT',
  path: '/certification',
  summary: 'Submits again what was rejected, corrected',
  idempotency: 'optional',
  body: CertificationForm,
  reply: CertificationState,
  refusals: outcomes,
});

export const cancelCertification = endpoint({
  ...common,
  ...write,
  id: 'certification.cancel',
  method: 'POST',
  path: '/certification/cancel',
  summary: 'Takes back what is under review; what was filled in stays as the draft',
  reply: CertificationState,
  refusals: ['state_forbids'],
});

export const latestCertification = endpoint({
  ...common,
  id: 'certification.latest',
  method: 'GET',
  path: '/merchant/certification/latest',
  summary: 'Where the certification of a team stands, with what was submitted last',
  /** Any team in which the person may read the settings of the merchant; the session's own when none is named. */
  access: 'session',
  rate: 'read',
  query: z.strictObject({ merchantId: z.optional(Id) }),
  reply: CertificationState,
  refusals: ['team_missing', 'not_found'],
});

export const getCertificationDraft = endpoint({
  ...common,
  ...write,
  id: 'certification.draft',
  method: 'GET',
  path: '/certification/draft',
  summary: 'What has been filled in so far; before anything was, what was submitted last',
  rate: 'read',
  reply: Draft,
  refusals: [],
});

export const saveCertificationDraft = endpoint({
  ...common,
  ...write,
  id: 'certification.saveDraft',
  method: 'PUT',
  path: '/certification/draft',
  summary: 'Keeps what has been filled in so far, right or wrong',
  body: DraftSaving,
  reply: Draft,
  refusals: ['state_forbids', 'changed_elsewhere'],
});
