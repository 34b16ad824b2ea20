import * as z from 'zod/mini';
import { Address } from './address.ts';
import { endpoint } from './endpoint.ts';
import { Draft, DraftSaving, fieldsOf, held } from './form-fields.ts';
import { Cnpj, PersonCpf, PersonName, Phone } from './identity-fields.ts';
import { nameLine } from './name-text.ts';
import { type SubjectType, Submission } from './review.ts';
import { Id, line, lines } from './scalars.ts';
import { ReviewStatus } from './session.ts';
import { documents } from './upload.ts';

/** Who a person is; the chat app has checked name and CPF before. */
export const PersonalCertification = z.strictObject({
  type: z.literal('personal'),
  name: PersonName,
  cpf: PersonCpf,
  idFront: documents(1),
  idBack: documents(1),
});

/** Which company a team is. */
export const EnterpriseCertification = z.strictObject({
  type: z.literal('enterprise'),
  name: nameLine(100, 2),
  cnpj: Cnpj,
  address: Address,
  avatar: z.optional(documents(1)),
  intro: held('longText', lines(500, 4)),
  phone: Phone,
  otherContact: z.optional(line(100)),
  legalPerson: z.strictObject({ name: PersonName, cpf: PersonCpf }),
  businessLicense: documents(3),
});
export const CertificationForm = z.discriminatedUnion('type', [PersonalCertification, EnterpriseCertification]);
export type CertificationForm = z.infer<typeof CertificationForm>;

/** The fields of each kind, in the order in which they are asked and reviewed. */
export const certificationFields = {
  personal: fieldsOf(PersonalCertification),
  enterprise: fieldsOf(EnterpriseCertification),
} as const satisfies Record<SubjectType, unknown>;

/** Where the certification of a team stands. */
export const CertificationState = z.object({
  merchantId: Id,
  status: ReviewStatus,
  /** A certification that was accepted holds, whatever happens to a later submission (rule: accepted-holds). */
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
  summary: 'Hands in again what was rejected, corrected',
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
  summary: 'Where the certification stands, with what was submitted last',
  access: { menu: 'setting.merchant', level: 'read' },
  rate: 'read',
  /** The session's own team, when it is said at all (rule: team-of-the-session). */
  query: z.strictObject({ merchantId: z.optional(Id) }),
  reply: CertificationState,
  refusals: ['not_found'],
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
