import { identityKinds } from '@balcao/brazil/identity-kinds';
import * as z from 'zod/mini';
import { Address, addressLabel } from './address.ts';
import { field, formOf, held, part } from './form-declaration.ts';
import { Cnpj, IdentityKind, identityLabels, PastDay, PersonCpf, PersonName } from './identity-fields.ts';
import { accountFields, checkPixKey } from './merchant-account.ts';
import { commercialPhone, contactFields, tradeFields } from './merchant-business.ts';
import { LegalRepresentative } from './merchant-representative.ts';
import { nameLine } from './name-text.ts';
import type { SubjectType } from './review.ts';
import { lines } from './scalars.ts';
import { documents } from './upload.ts';

/** Who a person is: an RG together with the CPF, or a driver licence alone, front and back. `who` and `cpf`: where the person stands. */
const identityFields = (who: readonly string[], cpf: string, step?: 'documents') => {
  const at = step ? { step } : {};
  return {
    idKind: field(IdentityKind, { ...at, label: identityLabels.identityKind, width: 'half' }),
    idFile: field(documents(2), {
      ...at,
      proves: ['idKind', ...who],
      label: identityLabels.document,
      help: { pt: 'Frente e verso.', en: 'Front and back.', es: 'Frente y reverso.', zh: '正面和背面。' },
    }),
    cpfFile: field(z.optional(documents(2)), {
      ...at,
      proves: [cpf],
      label: identityLabels.cpfFile,
      help: {
        pt: 'Obrigatório com o RG. A CNH já mostra o CPF.',
        en: 'Required with an RG. A CNH already shows the CPF.',
        es: 'Obligatorio con el RG. La CNH ya muestra el CPF.',
        zh: '使用 RG 时必填。CNH 上已有 CPF。',
      },
    }),
  };
};
interface Identity {
  readonly idKind: number;
  readonly cpfFile?: readonly string[] | undefined;
}
/** An RG does not say for certain what the CPF is: with one, the CPF is shown too. */
const checkCpfFile = ({ idKind, cpfFile = [] }: Identity, at: (string | number)[], context: z.core.$RefinementCtx) => {
  if (idKind === identityKinds.rg && cpfFile.length === 0)
    context.addIssue({ code: 'custom', path: [...at, 'cpfFile'], params: { text: 'document' } });
};

const Partner = z.strictObject({
  name: field(PersonName, { label: identityLabels.name, width: 'half', autoComplete: 'off' }),
  cpf: field(PersonCpf, { label: identityLabels.cpf, width: 'half' }),
  ...identityFields(['name', 'cpf'], 'cpf'),
});
export const partnersAtMost = 10;

const remarks = field(z.optional(held('longText', lines(500))), {
  step: 'documents',
  section: 'remarks',
  label: { pt: 'Observações', en: 'Remarks', es: 'Observaciones', zh: '备注' },
});

/** A person who sells under their own name. */
export const PersonalMerchant = z
  .strictObject({
    type: z.literal('personal'),
    ...tradeFields,
    ...contactFields('business'),
    legalRepresentative: part(LegalRepresentative, {
      step: 'representative',
      section: 'legalRepresentative',
      label: { pt: 'Titular', en: 'Owner', es: 'Titular', zh: '经营者' },
    }),
    ...accountFields,
    ...identityFields(['legalRepresentative'], 'legalRepresentative.cpf', 'documents'),
    residentialProofFile: field(documents(2), {
      step: 'documents',
      proves: ['legalRepresentative.address'],
      label: {
        pt: 'Comprovante de residência',
        en: 'Proof of residence',
        es: 'Comprobante de domicilio particular',
        zh: '居住证明',
      },
    }),
    remarks,
  })
  .check(
    z.superRefine((form, context) => {
      checkPixKey(form, { cpf: form.legalRepresentative.cpf }, context);
      checkCpfFile(form, [], context);
    }),
  );

/** A company that sells. */
export const EnterpriseMerchant = z
  .strictObject({
    type: z.literal('enterprise'),
    registeredName: field(nameLine(120, 2), {
      step: 'business',
      autoComplete: 'organization',
      label: { pt: 'Razão social', en: 'Registered name', es: 'Razón social', zh: '注册名称' },
    }),
    cnpj: field(Cnpj, { step: 'business', label: identityLabels.cnpj, width: 'half' }),
    establishmentDate: field(PastDay, {
      step: 'business',
      width: 'half',
      label: { pt: 'Data de abertura', en: 'Date of establishment', es: 'Fecha de constitución', zh: '成立日期' },
    }),
    ...tradeFields,
    ...contactFields('contact'),
    commercialPhone,
    address: part(Address, {
      step: 'contact',
      section: 'address',
      isAddress: true,
      label: addressLabel,
      heading: {
        pt: 'Endereço do negócio',
        en: 'Business address',
        es: 'Dirección del negocio',
        zh: '经营地址',
      },
    }),
    legalRepresentative: part(LegalRepresentative, {
      step: 'representative',
      section: 'legalRepresentative',
      label: { pt: 'Representante legal', en: 'Legal representative', es: 'Representante legal', zh: '法定代表人' },
    }),
    partners: part(z.array(Partner).check(z.minLength(1), z.maxLength(partnersAtMost)), {
      step: 'partners',
      section: 'partners',
      label: { pt: 'Sócios', en: 'Partners', es: 'Socios', zh: '合伙人' },
      each: { pt: 'Sócio', en: 'Partner', es: 'Socio', zh: '合伙人' },
    }),
    ...accountFields,
    cnpjFile: field(documents(3), {
      step: 'documents',
      proves: ['registeredName', 'cnpj', 'establishmentDate', 'tradeName', 'industryClassification'],
      label: { pt: 'Cartão do CNPJ', en: 'CNPJ card', es: 'Constancia del CNPJ', zh: 'CNPJ 登记证' },
    }),
    companyConstitutionFile: field(documents(4), {
      step: 'documents',
      proves: ['legalRepresentative'],
      label: { pt: 'Contrato social', en: 'Articles of association', es: 'Contrato social', zh: '公司章程' },
    }),
    commercialAddressFile: field(documents(2), {
      step: 'documents',
      proves: ['address'],
      label: {
        pt: 'Comprovante de endereço comercial',
        en: 'Proof of business address',
        es: 'Comprobante de domicilio comercial',
        zh: '经营地址证明',
      },
    }),
    remarks,
  })
  .check(
    z.superRefine((form, context) => {
      checkPixKey(form, { cnpj: form.cnpj }, context);
      for (const [index, partner] of form.partners.entries()) checkCpfFile(partner, ['partners', index], context);
    }),
  );

export const MerchantForm = z.discriminatedUnion('type', [PersonalMerchant, EnterpriseMerchant]);
export type MerchantForm = z.infer<typeof MerchantForm>;

/** The data for payments of each type of team. */
export const merchantForms = {
  personal: formOf(PersonalMerchant, ['business', 'representative', 'account', 'documents']),
  enterprise: formOf(EnterpriseMerchant, ['business', 'contact', 'representative', 'partners', 'account', 'documents']),
} as const satisfies Record<SubjectType, unknown>;
