import * as z from 'zod/mini';
import { Address, addressLabel } from './address.ts';
import { field, formOf, held, part } from './form-declaration.ts';
import { Cnpj, identityLabels, PastDay, PersonCpf, PersonName } from './identity-fields.ts';
import { accountFields, checkPixKey } from './merchant-account.ts';
import { commercialPhone, contactFields, tradeFields } from './merchant-business.ts';
import { LegalRepresentative } from './merchant-representative.ts';
import { nameLine } from './name-text.ts';
import type { SubjectType } from './review.ts';
import { lines } from './scalars.ts';
import { documents } from './upload.ts';

const Partner = z.strictObject({
  name: field(PersonName, { label: identityLabels.name, width: 'half', autoComplete: 'off' }),
  cpf: field(PersonCpf, { label: identityLabels.cpf, width: 'half' }),
  idFile: field(documents(2), { label: identityLabels.document }),
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
    idFile: field(documents(2), { step: 'documents', label: identityLabels.document }),
    residentialProofFile: field(documents(2), {
      step: 'documents',
      label: {
        pt: 'Comprovante de residência',
        en: 'Proof of residence',
        es: 'Comprobante de domicilio particular',
        zh: '居住证明',
      },
    }),
    remarks,
  })
  .check(z.superRefine((form, context) => checkPixKey(form, { cpf: form.legalRepresentative.cpf }, context)));

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
        en: 'Address of the business',
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
    cnpjFile: field(documents(2), {
      step: 'documents',
      label: { pt: 'Cartão do CNPJ', en: 'CNPJ card', es: 'Constancia del CNPJ', zh: 'CNPJ 登记证' },
    }),
    companyConstitutionFile: field(documents(4), {
      step: 'documents',
      label: { pt: 'Contrato social', en: 'Articles of association', es: 'Contrato social', zh: '公司章程' },
    }),
    commercialAddressFile: field(documents(2), {
      step: 'documents',
      label: {
        pt: 'Comprovante de endereço comercial',
        en: 'Proof of business address',
        es: 'Comprobante de domicilio comercial',
        zh: '经营地址证明',
      },
    }),
    remarks,
  })
  .check(z.superRefine((form, context) => checkPixKey(form, { cnpj: form.cnpj }, context)));

export const MerchantForm = z.discriminatedUnion('type', [PersonalMerchant, EnterpriseMerchant]);
export type MerchantForm = z.infer<typeof MerchantForm>;

/** The data for payments of each type of team. */
export const merchantForms = {
  personal: formOf(PersonalMerchant, ['business', 'representative', 'account', 'documents']),
  enterprise: formOf(EnterpriseMerchant, ['business', 'contact', 'representative', 'partners', 'account', 'documents']),
} as const satisfies Record<SubjectType, unknown>;
