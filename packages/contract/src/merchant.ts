import { isMerchantCategory } from '@balcao/brazil/merchant-categories';
import { isPixKey, type PixKeyType } from '@balcao/brazil/pix-key';
import * as z from 'zod/mini';
import { Address } from './address.ts';
import { endpoint } from './endpoint.ts';
import { Draft, DraftSaving, fieldsOf, held } from './form-fields.ts';
import { Cnpj, LegalRepresentative, PastDay, PersonCpf, PersonName, Phone, TurnoverBand } from './identity-fields.ts';
import { nameLine } from './name-text.ts';
import { type SubjectType, Submission } from './review.ts';
import { Amount, Email, fromText, Id, identifier, line, lines } from './scalars.ts';
import { ReviewStatus } from './session.ts';
import { documents } from './upload.ts';

const choice = { error: 'choice', abort: true } as const;

/** The id of a row in the list of merchant categories. */
export const CategoryId = held('category', fromText(z.int().check(z.refine(isMerchantCategory, 'choice')), 'choice'));
const PixKeyTypeCode = held('pixKeyType', fromText(z.int().check(z.gte(1, choice), z.lte(5, choice)), 'choice'));

/** A landline or mobile of a business in Brazil, in its parts. */
export const CommercialPhone = z.strictObject({
  areaCode: z.string().check(z.trim(), z.regex(/^[1-9]\d$/, 'phone')),
  number: z
    .pipe(
      z.string(),
      z.transform((text) => text.replaceAll(/[\s-]/g, '')),
    )
    .check(z.refine((text) => /^\d{8,9}$/.test(text), { params: { text: 'phone' } })),
  extension: z.optional(z.string().check(z.trim(), z.regex(/^\d{1,6}$/, 'digitsAtMost 6'))),
});

/** Where money goes when it is not sent to the Pix key. */
export const BankAccount = z.strictObject({
  institution: line(60, 2),
  branch: z.string().check(z.trim(), z.regex(/^\d{1,5}(-?[0-9Xx])?$/, 'bankNumber 5')),
  account: held('bankAccount', z.string().check(z.trim(), z.regex(/^\d{1,13}(-?[0-9Xx])?$/, 'bankNumber 13'))),
  accountName: nameLine(100, 2),
});

export const Partner = z.strictObject({ name: PersonName, cpf: PersonCpf, idFile: documents(2) });
export const partnersAtMost = 10;

const business = {
  tradeName: nameLine(80, 2),
  industryClassification: CategoryId,
  monthAverageTurnover: TurnoverBand,
  /** Centavos of a usual payment of one customer. */
  perCustomerTransaction: held('money', Amount),
  email: held('email', Email),
  phone: Phone,
};
const account = {
  pixKeyType: PixKeyTypeCode,
  pixKey: held('pixKey', identifier(77)),
  bankAccount: z.optional(BankAccount),
};
const remarks = { remarks: z.optional(held('longText', lines(500))) };

const PersonalShape = z.strictObject({
  type: z.literal('personal'),
  ...business,
  legalRepresentative: LegalRepresentative,
  ...account,
  idFile: documents(2),
  residentialProofFile: documents(2),
  ...remarks,
});
const EnterpriseShape = z.strictObject({
  type: z.literal('enterprise'),
  registeredName: nameLine(120, 2),
  cnpj: Cnpj,
  establishmentDate: PastDay,
  ...business,
  commercialPhone: z.optional(CommercialPhone),
  address: Address,
  legalRepresentative: LegalRepresentative,
  partners: z.array(Partner).check(z.minLength(1), z.maxLength(partnersAtMost)),
  ...account,
  cnpjFile: documents(2),
  companyConstitutionFile: documents(4),
  commercialAddressFile: documents(2),
  ...remarks,
});

interface Keyed {
  readonly pixKeyType: number;
  readonly pixKey: string;
}
/** A key that is a document must be the merchant's own: the directory of Pix keys would refuse another's. */
const checkPixKey = (form: Keyed, own: { cpf?: string; cnpj?: string }, context: z.core.$RefinementCtx): void => {
  const issue = (text: string) => context.addIssue({ code: 'custom', path: ['pixKey'], params: { text } });
  if (!isPixKey(form.pixKeyType as PixKeyType, form.pixKey)) {
    issue('pixKey');
    return;
  }
  const bare = form.pixKey.toUpperCase().replaceAll(/[.\-/\s]/g, '');
  if (form.pixKeyType === 1 && bare !== own.cpf) issue('pixKeyNotOwn');
  if (form.pixKeyType === 2 && bare !== own.cnpj) issue('pixKeyNotOwn');
};

/** A person who sells under their own name. */
export const PersonalMerchant = PersonalShape.check(
  z.superRefine((form, context) => checkPixKey(form, { cpf: form.legalRepresentative.cpf }, context)),
);
/** A company that sells. */
export const EnterpriseMerchant = EnterpriseShape.check(
  z.superRefine((form, context) => checkPixKey(form, { cnpj: form.cnpj }, context)),
);
export const MerchantForm = z.discriminatedUnion('type', [PersonalMerchant, EnterpriseMerchant]);
export type MerchantForm = z.infer<typeof MerchantForm>;

/** The fields of each kind, in the order in which they are asked and reviewed. */
export const merchantFields = {
  personal: fieldsOf(PersonalShape),
  enterprise: fieldsOf(EnterpriseShape),
} as const satisfies Record<SubjectType, unknown>;

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
const write = { access: { menu: 'setting.merchant', level: 'write' } } as const;

export const createMerchantForm = endpoint({
  ...common,
  ...write,
  id: 'merchant.create',
  method: 'POST',
  path: '/merchant/form/open/create',
  summary: 'Hands in the data for payments: the first time, or after they were taken back',
  idempotency: 'optional',
  body: MerchantForm,
  reply: MerchantFormState,
  refusals: ['state_forbids', 'not_certified'],
});

export const updateMerchantForm = endpoint({
  ...common,
  ...write,
  id: 'merchant.update',
  method: 'POST',
  path: '/merchant/form/open/update',
  summary: 'Hands in again what was rejected, corrected, or a change of what was accepted',
  idempotency: 'optional',
  body: MerchantForm,
  reply: MerchantFormState,
  refusals: ['state_forbids', 'not_certified'],
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
