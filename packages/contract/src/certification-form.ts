import * as z from 'zod/mini';
import { Address, addressLabel } from './address.ts';
import { field, formOf, held, part } from './form-declaration.ts';
import { Cnpj, identityLabels, logoHelp, PersonCpf, PersonName, Phone } from './identity-fields.ts';
import { nameLine } from './name-text.ts';
import type { SubjectType } from './review.ts';
import { line, lines } from './scalars.ts';
import { documents } from './upload.ts';

const { name, cpf, cnpj, phone } = identityLabels;

/** Who a person is; the chat app has checked name and CPF before. */
export const PersonalCertification = z.strictObject({
  type: z.literal('personal'),
  name: field(PersonName, {
    step: 'person',
    section: 'who',
    label: name,
    help: {
      pt: 'Completo, como no documento.',
      en: 'In full, as on the document.',
      es: 'Completo, como en el documento.',
      zh: '全名，与证件一致。',
    },
    autoComplete: 'name',
  }),
  cpf: field(PersonCpf, { step: 'person', section: 'who', label: cpf, width: 'half' }),
  idFront: field(documents(1), {
    step: 'identity',
    proves: ['name'],
    label: {
      pt: 'Documento de identidade, frente',
      en: 'Identity document, front',
      es: 'Documento de identidad, frente',
      zh: '身份证件正面',
    },
    help: {
      pt: 'O lado com a foto.',
      en: 'The side with the photo.',
      es: 'El lado con la foto.',
      zh: '有照片的一面。',
    },
  }),
  idBack: field(documents(1), {
    step: 'identity',
    proves: ['cpf'],
    label: {
      pt: 'Documento de identidade, verso',
      en: 'Identity document, back',
      es: 'Documento de identidad, reverso',
      zh: '身份证件背面',
    },
    help: {
      pt: 'O lado com o CPF e a data de emissão.',
      en: 'The side with the CPF and the date of issue.',
      es: 'El lado con el CPF y la fecha de emisión.',
      zh: '有 CPF 和签发日期的一面。',
    },
  }),
});

const legalPersonLabel = {
  pt: 'Responsável legal',
  en: 'Legal representative',
  es: 'Responsable legal',
  zh: '法定代表人',
};
const LegalPerson = z.strictObject({
  name: field(PersonName, {
    label: name,
    help: {
      pt: 'Quem assina pela empresa.',
      en: 'The person who signs for the company.',
      es: 'Quien firma por la empresa.',
      zh: '代表企业签字的人。',
    },
  }),
  cpf: field(PersonCpf, { label: cpf, width: 'half' }),
});

/** Which company a team is. */
export const EnterpriseCertification = z.strictObject({
  type: z.literal('enterprise'),
  name: field(nameLine(120, 2), {
    step: 'company',
    section: 'who',
    label: { pt: 'Nome da empresa', en: 'Company name', es: 'Nombre de la empresa', zh: '企业名称' },
    help: { pt: 'A razão social.', en: 'The registered name.', es: 'La razón social.', zh: '登记的企业名称。' },
    autoComplete: 'organization',
  }),
  cnpj: field(Cnpj, {
    step: 'company',
    label: cnpj,
    help: {
      pt: 'Só números, ou letras e números no formato novo.',
      en: 'Digits only, or letters and digits in the new format.',
      es: 'Solo números, o letras y números en el formato nuevo.',
      zh: '纯数字，或新格式的字母加数字。',
    },
    width: 'half',
  }),
  intro: field(held('longText', lines(500, 4)), {
    step: 'company',
    section: 'who',
    label: { pt: 'Apresentação', en: 'Introduction', es: 'Presentación', zh: '简介' },
    help: {
      pt: 'O que a empresa vende e para quem, em poucas frases.',
      en: 'What the company sells and to whom, in a few sentences.',
      es: 'Qué vende la empresa y a quién, en pocas frases.',
      zh: '用几句话说明企业卖什么、卖给谁。',
    },
  }),
  avatar: field(z.optional(documents(1)), {
    step: 'company',
    section: 'who',
    label: identityLabels.logo,
    help: logoHelp,
    isSquare: true,
  }),
  address: part(Address, { step: 'address', section: 'address', label: addressLabel, isAddress: true }),
  phone: field(Phone, {
    step: 'contact',
    section: 'contact',
    label: phone,
    help: {
      pt: 'Da empresa, com DDD.',
      en: 'Of the company, with its area code.',
      es: 'De la empresa, con su clave de área.',
      zh: '企业电话，含区号。',
    },
    autoComplete: 'tel',
  }),
  otherContact: field(z.optional(line(100)), {
    step: 'contact',
    section: 'who',
    label: { pt: 'Outro contato', en: 'Other contact', es: 'Otro contacto', zh: '其他联系方式' },
    help: {
      pt: 'Outro jeito de falar com a empresa, se houver.',
      en: 'Another way to reach the company, if there is one.',
      es: 'Otra forma de contactar a la empresa, si la hay.',
      zh: '其他联系方式（如有）。',
    },
    isPersonal: true,
  }),
  legalPerson: part(LegalPerson, {
    step: 'contact',
    section: 'legalPerson',
    label: legalPersonLabel,
    heading: legalPersonLabel,
  }),
  businessLicense: field(documents(3), {
    step: 'documents',
    proves: ['name', 'cnpj', 'address', 'legalPerson'],
    label: {
      pt: 'Cartão do CNPJ',
      en: 'CNPJ card',
      es: 'Constancia del CNPJ',
      zh: 'CNPJ 登记证',
    },
    help: {
      pt: 'O comprovante de inscrição da Receita Federal, até 3 arquivos. Ele já vai junto para os dados de pagamento.',
      en: 'The proof of registration from Receita Federal, up to 3 files. The payment data start with it.',
      es: 'El comprobante de inscripción de la Receita Federal, hasta 3 archivos. Los datos de pago ya empiezan con él.',
      zh: '巴西联邦税务局（Receita Federal）的登记证明，最多 3 个文件；收款资料会直接用到它。',
    },
  }),
});

export const CertificationForm = z.discriminatedUnion('type', [PersonalCertification, EnterpriseCertification]);
export type CertificationForm = z.infer<typeof CertificationForm>;

/** The certification of each type of team. */
export const certificationForms = {
  personal: formOf(PersonalCertification, ['person', 'identity']),
  enterprise: formOf(EnterpriseCertification, ['company', 'address', 'contact', 'documents']),
} as const satisfies Record<SubjectType, unknown>;
