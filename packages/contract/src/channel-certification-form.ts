import * as z from 'zod/mini';
import { LinkAddress } from './broadcast-link.ts';
import { field, formOf, held } from './form-declaration.ts';
import { Cnpj, identityLabels, PersonCpf, PersonName } from './identity-fields.ts';
import { nameLine } from './name-text.ts';
import type { SubjectType } from './review.ts';
import { line, lines } from './scalars.ts';
import { documents } from './upload.ts';

const { name, cpf, cnpj } = identityLabels;
const step = 'certification';

const companyName = field(nameLine(100, 2), {
  step,
  section: 'who',
  label: { pt: 'Nome da empresa', en: 'Company name', es: 'Nombre de la empresa', zh: '企业名称' },
});
const companyCnpj = field(Cnpj, { step, section: 'who', label: cnpj, width: 'half' });
const personName = field(PersonName, { step, section: 'who', label: name });
const personCpf = field(PersonCpf, { step, section: 'who', label: cpf, width: 'half' });
const proofFiles = documents(3);

const official = {
  brand: field(nameLine(100, 2), {
    step,
    label: {
      pt: 'Marca ou nome que o canal usa',
      en: 'Brand or name the channel uses',
      es: 'Marca o nombre que usa el canal',
      zh: '频道使用的品牌或名称',
    },
    help: {
      pt: 'Como o público conhece a empresa ou o órgão.',
      en: 'The name the public knows the company or organisation by.',
      es: 'Como el público conoce a la empresa u organismo.',
      zh: '公众熟知的企业或机构名称。',
    },
  }),
  purpose: field(held('longText', lines(300, 10)), {
    step,
    label: {
      pt: 'Para que o canal é oficial',
      en: 'What the channel is official for',
      es: 'Para qué es oficial el canal',
      zh: '频道作为官方渠道的用途',
    },
    help: {
      pt: 'O que a empresa diz por aqui, em poucas frases.',
      en: 'What the company says here, in a few sentences.',
      es: 'Qué dice la empresa por aquí, en pocas frases.',
      zh: '用几句话说明企业在此发布什么。',
    },
  }),
  site: field(z.optional(LinkAddress), {
    step,
    label: { pt: 'Site oficial', en: 'Official website', es: 'Sitio oficial', zh: '官方网站' },
    help: {
      pt: 'Endereço que começa com https://.',
      en: 'An address that starts with https://.',
      es: 'Una dirección que empieza con https://.',
      zh: '以 https:// 开头的网址。',
    },
  }),
  letter: field(documents(1), {
    step,
    proves: ['name', 'cnpj', 'brand', 'purpose'],
    label: {
      pt: 'Carta de autorização',
      en: 'Letter of authorisation',
      es: 'Carta de autorización',
      zh: '授权书',
    },
    help: {
      pt: 'Assinada pelo responsável legal da empresa, com a declaração de que este canal fala por ela e pode usar o nome.',
      en: 'Signed by the company’s legal representative, stating that this channel speaks for the company and can use its name.',
      es: 'Firmada por el responsable legal de la empresa, con la declaración de que este canal habla por ella y puede usar el nombre.',
      zh: '由企业负责人签署，说明该频道代表企业并可使用其名称。',
    },
  }),
} as const;

const personal = {
  activity: field(line(80, 3), {
    step,
    label: { pt: 'Área de atuação', en: 'Field of activity', es: 'Área de actividad', zh: '从业领域' },
    help: {
      pt: 'Por exemplo: nutricionista, jornalista de esportes.',
      en: 'For example: nutritionist, sports journalist.',
      es: 'Por ejemplo: nutrióloga, periodista de deportes.',
      zh: '例如：营养师、体育记者。',
    },
  }),
  proof: field(z.optional(proofFiles), {
    step,
    proves: ['name', 'activity'],
    label: { pt: 'Comprovante', en: 'Proof', es: 'Comprobante', zh: '证明文件' },
    help: {
      pt: 'Um diploma ou registro profissional, até 3 arquivos. Envie um arquivo ou um link.',
      en: 'A diploma or professional registration, up to 3 files. Send a file or a link.',
      es: 'Un título o registro profesional, hasta 3 archivos. Envía un archivo o un enlace.',
      zh: '学历或职业资格证书，最多 3 个文件。文件和链接至少提供一项。',
    },
  }),
  link: field(z.optional(LinkAddress), {
    step,
    label: {
      pt: 'Página que comprova',
      en: 'Page that proves it',
      es: 'Página que lo comprueba',
      zh: '可作证明的网页',
    },
    help: {
      pt: 'Por exemplo, o seu registro no conselho da profissão. Começa com https://.',
      en: 'For example, your entry in a professional register. It starts with https://.',
      es: 'Por ejemplo, tu registro en el colegio profesional. Empieza con https://.',
      zh: '例如行业协会的登记页面，以 https:// 开头。',
    },
  }),
} as const;

const subjectProof = {
  step,
  label: { pt: 'Documento', en: 'Document', es: 'Documento', zh: '文件' },
  help: {
    pt: 'Cartão do CNPJ ou documento com CPF, até 3 arquivos. Visto só por quem analisa.',
    en: 'The CNPJ card, or a document with the CPF, up to 3 files. Only the reviewers see it.',
    es: 'Tarjeta del CNPJ o documento con el CPF, hasta 3 archivos. Solo lo ve quien revisa.',
    zh: 'CNPJ 登记证或带 CPF 的证件，最多 3 个文件，仅供审核查看。',
  },
} as const;
const subjectCompany = {
  name: companyName,
  cnpj: companyCnpj,
  proof: field(proofFiles, { ...subjectProof, proves: ['name', 'cnpj'] }),
} as const;
const subjectPerson = {
  name: personName,
  cpf: personCpf,
  proof: field(proofFiles, { ...subjectProof, proves: ['name', 'cpf'] }),
} as const;

const provesSomehow = z.refine<{ readonly proof?: unknown; readonly link?: unknown }>(
  ({ proof, link }) => proof !== undefined || link !== undefined,
  { path: ['proof'], params: { text: 'required' } },
);

/** That the channel speaks for the company that its team is certified as. */
export const OfficialEntry = z.strictObject({ kind: z.literal('official'), ...official });
export type OfficialEntry = z.infer<typeof OfficialEntry>;
/** That the channel is the voice of its owner, whose name the chat app has checked. */
export const PersonalEntry = z.strictObject({ kind: z.literal('personal'), ...personal }).check(provesSomehow);
export type PersonalEntry = z.infer<typeof PersonalEntry>;
const subjectKind = z.literal('subject');
/** The company or the person that answers for the channel before the law. */
export const SubjectCompanyEntry = z.strictObject({
  kind: subjectKind,
  type: z.literal('enterprise'),
  ...subjectCompany,
});
export const SubjectPersonEntry = z.strictObject({ kind: subjectKind, type: z.literal('personal'), ...subjectPerson });

/** What a team submits of a channel, by the kind of the certification. */
export const ChannelCertificationEntry = z.discriminatedUnion('kind', [
  OfficialEntry,
  PersonalEntry,
  z.discriminatedUnion('type', [SubjectCompanyEntry, SubjectPersonEntry]),
]);
export type ChannelCertificationEntry = z.infer<typeof ChannelCertificationEntry>;

/** The forms that members fill in. */
export const channelEntryForms = {
  official: formOf(OfficialEntry, [step]),
  personal: formOf(PersonalEntry, [step]),
  subject: {
    enterprise: formOf(SubjectCompanyEntry, [step]),
    personal: formOf(SubjectPersonEntry, [step]),
  },
} as const;

/** A form that is the same for companies and people. */
const ofBoth = <F>(form: F) => ({ enterprise: form, personal: form });
/** What is reviewed: the entry, with what the server knows of the one it is about. */
export const channelCertificationForms = {
  official: ofBoth(formOf(z.strictObject({ name: companyName, cnpj: companyCnpj, ...official }), [step])),
  personal: ofBoth(formOf(z.strictObject({ name: personName, cpf: personCpf, ...personal }), [step])),
  subject: channelEntryForms.subject,
} as const satisfies Record<string, Record<SubjectType, unknown>>;
