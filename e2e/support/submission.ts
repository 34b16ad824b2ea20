import { submitCertification } from '@balcao/contract/certification';
import { exampleCompany } from '@balcao/contract/certification-example';
import type { AskOf } from '@balcao/contract/endpoint';
import { createMerchantForm } from '@balcao/contract/merchant';
import { approve } from './desk.ts';
import { callerOf } from './person.ts';
import { makePhoto } from './photo.ts';

/** Sends a document of the team, a small picture when none is given; answers with the id of its upload. */
export const sendDocument = async (
  baseUrl: string | undefined,
  token: string,
  { name, buffer }: { readonly name: string; readonly buffer: Buffer } = makePhoto(64, 48),
): Promise<string> => {
  const common = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const metadata = `filename ${Buffer.from(name).toString('base64')}`;
  const made = await fetch(`${baseUrl}/upload`, {
    method: 'POST',
    headers: { ...common, 'upload-length': String(buffer.length), 'upload-metadata': metadata },
  });
  const location = made.headers.get('location') ?? '';
  const sent = await fetch(new URL(location, baseUrl), {
    method: 'PATCH',
    headers: { ...common, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(buffer),
  });
  if (!sent.ok) throw new Error(`the document was not taken: ${sent.status}`);
  return location.split('/').at(-1) ?? '';
};

const address = {
  cep: '01310-100',
  street: 'Avenida Paulista',
  streetNumber: '1578',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
} as const;
const legalPerson = { name: 'Helena Duarte', cpf: '390.533.447-05' } as const;
/** The CNPJ of the company of these tests. */
export const cnpj = '11.222.333/0001-81';

type MerchantAsk = AskOf<typeof createMerchantForm>['body'];
type EnterpriseAsk = Extract<MerchantAsk, { type: 'enterprise' }>;

/** What payments need to know of the company; `paper` is a document of the team. */
export const companyForm = (paper: string): EnterpriseAsk => ({
  type: 'enterprise',
  registeredName: 'Padaria da Esquina Ltda.',
  tradeName: 'Padaria da Esquina',
  cnpj,
  establishmentDate: '19870502',
  industryClassification: 9999,
  monthAverageTurnover: 6,
  perCustomerTransaction: 2_500,
  email: 'contato@padaria.example',
  phone: '(11) 98765-4321',
  address,
  legalRepresentative: {
    ...legalPerson,
    rg: '12.345.678-9',
    rgIssuer: 'SSP/SP',
    rgIssueDate: '20100312',
    birthDate: '19850417',
    gender: 1,
    maritalStatus: 1,
    educationLevel: 5,
    motherName: 'Marta Duarte',
    address,
  },
  partners: [
    { ...legalPerson, idKind: 1, idFile: [paper] },
    { name: 'Rui Cavalcanti', cpf: '529.982.247-25', idKind: 1, idFile: [paper] },
  ],
  pixKeyType: 2,
  pixKey: cnpj,
  cnpjFile: [paper],
  companyConstitutionFile: [paper],
  commercialAddressFile: [paper],
});

/** Submits the certification of a company, by a member who may; it waits for staff then. `sent` is a document sent before. */
export const submitCompany = async (baseUrl: string | undefined, token: string, sent?: string): Promise<string> => {
  const paper = sent ?? (await sendDocument(baseUrl, token));
  await callerOf(baseUrl, token)(submitCertification, { body: exampleCompany(paper) });
  return paper;
};

/** A company that staff have certified; answers with one of its documents. */
export const certify = async (baseUrl: string | undefined, token: string): Promise<string> => {
  const paper = await submitCompany(baseUrl, token);
  await approve(baseUrl, token, 'certification');
  return paper;
};

/** Bruna of the phone, as the chat app has checked her, whose account the member's is bound to: certified by staff. */
export const certifyBruna = async (baseUrl: string | undefined, token: string): Promise<void> => {
  const paper = await sendDocument(baseUrl, token);
  const body = { type: 'personal', name: 'Bruna Carvalho', cpf: '529.982.247-25' } as const;
  await callerOf(baseUrl, token)(submitCertification, { body: { ...body, idFront: [paper], idBack: [paper] } });
  await approve(baseUrl, token, 'certification');
};

/** The same, and its data for payments wait for staff. */
export const submitMerchant = async (baseUrl: string | undefined, token: string): Promise<string> => {
  const paper = await certify(baseUrl, token);
  await callerOf(baseUrl, token)(createMerchantForm, { body: companyForm(paper) });
  return paper;
};
