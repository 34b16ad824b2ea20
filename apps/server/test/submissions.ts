import { randomBytes } from 'node:crypto';
import { submitCertification } from '@balcao/contract/certification';
import { exampleCompany } from '@balcao/contract/certification-example';
import type { AskOf } from '@balcao/contract/endpoint';
import type { DraftValues } from '@balcao/contract/form-fields';
import { createMerchantForm } from '@balcao/contract/merchant';
import type { SingleKind } from '@balcao/contract/review';
import type { ReviewStatus } from '@balcao/contract/session';
import { and, eq } from 'drizzle-orm';
import { reviews } from '../src/modules/review/review.tables.ts';
import { uploads } from '../src/modules/upload/upload.tables.ts';
import { transaction } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';

type CertificationAsk = AskOf<typeof submitCertification>['body'];
export type EnterpriseCertificationAsk = Extract<CertificationAsk, { type: 'enterprise' }>;
export type PersonalCertificationAsk = Extract<CertificationAsk, { type: 'personal' }>;
type MerchantAsk = AskOf<typeof createMerchantForm>['body'];
export type EnterpriseMerchantAsk = Extract<MerchantAsk, { type: 'enterprise' }>;
export type PersonalMerchantAsk = Extract<MerchantAsk, { type: 'personal' }>;

/** A form as a draft keeps it. */
export const typed = (form: object): DraftValues => JSON.parse(JSON.stringify(form));

/** A document of the team that is there and fine, without its bytes. */
export const readyUpload = async (
  testApp: TestApp,
  { merchantId, accountId }: Pick<Team, 'merchantId' | 'accountId'>,
  state: 'ready' | 'receiving' = 'ready',
): Promise<string> => {
  const { db, clock, secrets } = testApp.platform;
  const now = clock.now();
  const id = newId(now);
  const known =
    state === 'ready' ? ({ type: 'application/pdf', sha256: randomBytes(32).toString('hex') } as const) : {};
  const sealedKey = secrets.seal(randomBytes(32).toString('base64'));
  const bytes = { bytes: 1_000, received: state === 'ready' ? 1_000 : 10 };
  const row = { merchantId, id, createdBy: accountId, name: 'documento.pdf', state, sealedKey, createdAt: now };
  await db.insert(uploads).values({ ...row, ...bytes, ...known });
  return id;
};

const { address } = exampleCompany('');

/** A company as it is certified; `paper` is a document of the team. */
export const enterpriseCertification: (paper: string) => EnterpriseCertificationAsk = exampleCompany;

/** A person as they are certified. */
export const personalCertification = (paper: string): PersonalCertificationAsk => ({
  type: 'personal',
  name: 'Otávio Prates',
  cpf: '529.982.247-25',
  idFront: [paper],
  idBack: [paper],
});

const representative = {
  name: 'Helena Duarte',
  cpf: '390.533.447-05',
  rg: '12.345.678-9',
  rgIssuer: 'SSP/SP',
  rgIssueDate: '20100312',
  birthDate: '19850417',
  gender: 1,
  maritalStatus: 1,
  educationLevel: 5,
  motherName: 'Marta Duarte',
  address,
} as const;
const business = {
  tradeName: 'Padaria da Esquina',
  industryClassification: 9999,
  monthAverageTurnover: 6,
  perCustomerTransaction: 2_500,
  email: 'contato@padaria.example',
  phone: '(11) 98765-4321',
} as const;

/** What payments need to know of that company. */
export const enterpriseMerchant = (paper: string): EnterpriseMerchantAsk => ({
  type: 'enterprise',
  ...business,
  registeredName: 'Padaria da Esquina Ltda.',
  cnpj: '11.222.333/0001-81',
  establishmentDate: '19870502',
  address,
  legalRepresentative: { ...representative },
  partners: [{ name: 'Helena Duarte', cpf: '390.533.447-05', idKind: 1, idFile: [paper] }],
  pixKeyType: 2,
  pixKey: '11.222.333/0001-81',
  bankAccount: { institution: '001', branch: '1234-5', account: '987654-3', accountName: 'Padaria da Esquina Ltda.' },
  cnpjFile: [paper],
  companyConstitutionFile: [paper],
  commercialAddressFile: [paper],
});

/** What payments need to know of that person. */
export const personalMerchant = (paper: string): PersonalMerchantAsk => ({
  type: 'personal',
  ...business,
  legalRepresentative: { ...representative, name: 'Otávio Prates', cpf: '529.982.247-25' },
  pixKeyType: 1,
  pixKey: '529.982.247-25',
  idKind: 1,
  idFile: [paper],
  residentialProofFile: [paper],
});

/** Moves the last submission of a team as staff would, without anyone of them: what follows from it follows. */
export const decided = (testApp: TestApp, merchantId: string, kind: SingleKind, status: Exclude<ReviewStatus, 'NO'>) =>
  transaction(testApp.platform.db, async (tx) => {
    const { reviews: service } = testApp.services;
    const last = await service.latest(tx, merchantId, { kind, subject: '' });
    if (!last) throw new Error(`nothing of this kind was submitted: ${kind}`);
    const decidedAt = status === 'UNDER' ? null : testApp.platform.clock.now();
    const [row] = await tx
      .update(reviews)
      .set({ status, decidedAt })
      .where(and(eq(reviews.merchantId, merchantId), eq(reviews.id, last.row.id)))
      .returning();
    if (row) await service.tell(tx, row);
  });

/** A company that has been certified; answers with one of its documents. */
export const certify = async (testApp: TestApp, team: Team): Promise<string> => {
  const paper = await readyUpload(testApp, team);
  await team.call(submitCertification, { body: enterpriseCertification(paper) });
  await decided(testApp, team.merchantId, 'certification', 'SUCCESS');
  return paper;
};

/** The same, and its data for payments were accepted as well. */
export const certifyForPayments = async (testApp: TestApp, team: Team): Promise<string> => {
  const paper = await certify(testApp, team);
  await team.call(createMerchantForm, { body: enterpriseMerchant(paper) });
  await decided(testApp, team.merchantId, 'merchant', 'SUCCESS');
  return paper;
};
