import { identityKinds } from '@balcao/brazil/identity-kinds';
import { merchantCategories } from '@balcao/brazil/merchant-categories';
import type { CertificationForm } from '@balcao/contract/certification-form';
import type { MerchantForm } from '@balcao/contract/merchant-form';
import type * as z from 'zod/mini';

type EnterpriseCertification = Extract<z.input<typeof CertificationForm>, { type: 'enterprise' }>;
type EnterpriseMerchant = Extract<z.input<typeof MerchantForm>, { type: 'enterprise' }>;
export type PersonalCertification = Extract<z.input<typeof CertificationForm>, { type: 'personal' }>;

/** A company of the demonstration, and who answers for it. People and companies are invented; only the check digits are right. */
export interface DemoCompany {
  readonly tradeName: string;
  readonly registeredName: string;
  readonly cnpj: string;
  readonly since: string;
  readonly intro: string;
  readonly phone: string;
  readonly email: string;
  /** Code of the card networks. */
  readonly trade: string;
  /** Centavos of a usual payment. */
  readonly usual: number;
  readonly address: EnterpriseMerchant['address'];
  readonly person: Pick<
    EnterpriseMerchant['legalRepresentative'],
    'name' | 'cpf' | 'rg' | 'rgIssuer' | 'rgIssueDate' | 'birthDate' | 'gender' | 'maritalStatus' | 'motherName'
  >;
}

type State = EnterpriseMerchant['address']['state'];
const address = (
  ...[cep, street, streetNumber, district, city, state]: [string, string, string, string, string, State]
): DemoCompany['address'] => ({ cep, street, streetNumber, district, city, state });
const person = (
  name: string,
  cpf: string,
  rg: string,
  about: Omit<DemoCompany['person'], 'name' | 'cpf' | 'rg'>,
): DemoCompany['person'] => ({ name, cpf, rg, ...about });

export const companies = {
  coffee: {
    tradeName: 'Café do Mercado',
    registeredName: 'Café do Mercado Torrefação Ltda.',
    cnpj: '98.427.361/0001-13',
    since: '20180312',
    intro: 'Torrefação artesanal, loja e assinatura de cafés especiais.',
    phone: '(11) 3555-0142',
    email: 'ana@cafe.example',
    trade: '5814',
    usual: 6_500,
    address: address('01413-000', 'Rua Augusta', '2203', 'Cerqueira César', 'São Paulo', 'SP'),
    person: person('Ana Beatriz Souza', '314.159.268-32', '32.118.904-7', {
      rgIssuer: 'SSP/SP',
      rgIssueDate: '20080519',
      birthDate: '19860427',
      gender: 1,
      maritalStatus: 1,
      motherName: 'Helena Souza',
    }),
  },
  books: {
    tradeName: 'Livraria Aurora',
    registeredName: 'Livraria Aurora Comércio de Livros Ltda.',
    cnpj: '97.351.824/0001-48',
    since: '20110805',
    intro: 'Livros novos e usados, encontros com autores e clube de leitura.',
    phone: '(31) 3555-0187',
    email: 'dora@livraria.example',
    trade: '5942',
    usual: 7_900,
    address: address('30160-011', 'Rua da Bahia', '1148', 'Centro', 'Belo Horizonte', 'MG'),
    person: person('Dora Alves Pimenta', '271.828.186-39', 'MG-14.225.871', {
      rgIssuer: 'PC/MG',
      rgIssueDate: '20051122',
      birthDate: '19780914',
      gender: 1,
      maritalStatus: 2,
      motherName: 'Lígia Alves',
    }),
  },
  bakery: {
    tradeName: 'Padaria Dona Célia',
    registeredName: 'Padaria e Confeitaria Dona Célia Ltda.',
    cnpj: '95.837.421/0001-88',
    since: '19990610',
    intro: 'Pães de fermentação natural, bolos e café da manhã no Catete.',
    phone: '(21) 3555-0119',
    email: 'celia@padaria.example',
    trade: '5462',
    usual: 2_800,
    address: address('22220-001', 'Rua do Catete', '214', 'Catete', 'Rio de Janeiro', 'RJ'),
    person: person('Célia Moraes Figueira', '161.803.397-24', '10.554.238-1', {
      rgIssuer: 'DETRAN/RJ',
      rgIssueDate: '20120207',
      birthDate: '19640130',
      gender: 1,
      maritalStatus: 3,
      motherName: 'Nair Moraes',
    }),
  },
  ceramics: {
    tradeName: 'Ateliê Lumiar',
    registeredName: 'Ateliê Lumiar Cerâmica Ltda.',
    // Registered since July 2026: its number has letters.
    cnpj: '7K.2M4.XQ9/0001-84',
    since: '20260803',
    intro: 'Louças e luminárias de cerâmica feitas à mão, por encomenda.',
    phone: '(81) 3555-0173',
    email: 'marina@lumiar.example',
    trade: '5719',
    usual: 18_000,
    address: address('50050-000', 'Rua da Aurora', '325', 'Boa Vista', 'Recife', 'PE'),
    person: person('Marina Tavares Lins', '173.205.084-86', '6.318.772', {
      rgIssuer: 'SDS/PE',
      rgIssueDate: '20160830',
      birthDate: '19930611',
      gender: 1,
      maritalStatus: 0,
      motherName: 'Rosa Tavares',
    }),
  },
  preserves: {
    tradeName: 'Sabores da Serra',
    registeredName: 'Sabores da Serra Alimentos Ltda.',
    cnpj: '94.271.635/0001-77',
    since: '20150921',
    intro: 'Geleias, queijos e embutidos de pequenos produtores da Serra Gaúcha.',
    phone: '(54) 3555-0126',
    email: 'joao@sabores.example',
    trade: '5499',
    usual: 9_400,
    address: address('95670-000', 'Avenida Borges de Medeiros', '2600', 'Centro', 'Gramado', 'RS'),
    person: person('João Pedro Klein', '223.606.790-90', '40.918.227-3', {
      rgIssuer: 'SSP/RS',
      rgIssueDate: '20071018',
      birthDate: '19860823',
      gender: 0,
      maritalStatus: 1,
      motherName: 'Sônia Klein',
    }),
  },
  canteen: {
    tradeName: 'Cantina Bela Vista',
    registeredName: 'Rossi e Filhas Restaurante Ltda.',
    cnpj: '96.518.273/0001-00',
    since: '20030214',
    intro: 'Massas da casa no Bixiga, no almoço e no jantar.',
    phone: '(11) 3555-0168',
    email: 'fernanda@cantina.example',
    trade: '5812',
    usual: 11_200,
    address: address('01327-000', 'Rua Treze de Maio', '410', 'Bela Vista', 'São Paulo', 'SP'),
    person: person('Fernanda Rossi', '264.575.138-59', '25.771.340-2', {
      rgIssuer: 'SSP/SP',
      rgIssueDate: '20011203',
      birthDate: '19811108',
      gender: 1,
      maritalStatus: 1,
      motherName: 'Giulia Rossi',
    }),
  },
  bicycles: {
    tradeName: 'Bicicletas Tororó',
    registeredName: 'Tororó Bicicletas e Peças Ltda.',
    cnpj: '93.746.182/0001-25',
    since: '20200117',
    intro: 'Venda, conserto e aluguel de bicicletas perto do Dique.',
    phone: '(71) 3555-0135',
    email: 'luana@tororo.example',
    trade: '5940',
    usual: 14_500,
    address: address('40050-090', 'Rua do Tororó', '88', 'Tororó', 'Salvador', 'BA'),
    person: person('Luana Nascimento Reis', '577.215.665-92', '13.402.986-55', {
      rgIssuer: 'SSP/BA',
      rgIssueDate: '20140425',
      birthDate: '19900302',
      gender: 1,
      maritalStatus: 0,
      motherName: 'Cleide Nascimento',
    }),
  },
} as const satisfies Record<string, DemoCompany>;

/** Documents stand in these forms by the names of papers, until they are uploads. */
export type PaperName = 'license' | 'constitution' | 'proof' | 'identity' | 'front' | 'back';
const paper = (name: PaperName): string[] => [name];

export const certificationOf = ({ registeredName, ...company }: DemoCompany): EnterpriseCertification => ({
  type: 'enterprise',
  name: registeredName,
  cnpj: company.cnpj,
  address: company.address,
  intro: company.intro,
  phone: company.phone,
  otherContact: company.email,
  legalPerson: { name: company.person.name, cpf: company.person.cpf },
  businessLicense: paper('license'),
});

const categoryOf = (code: string): number => merchantCategories.find((one) => one.code === code)?.id ?? 9999;

export const merchantOf = (company: DemoCompany): EnterpriseMerchant => ({
  type: 'enterprise',
  tradeName: company.tradeName,
  industryClassification: categoryOf(company.trade),
  monthAverageTurnover: 7,
  perCustomerTransaction: company.usual,
  email: company.email,
  phone: company.phone,
  registeredName: company.registeredName,
  cnpj: company.cnpj,
  establishmentDate: company.since,
  address: company.address,
  legalRepresentative: { ...company.person, educationLevel: 5, address: company.address },
  partners: [
    { name: company.person.name, cpf: company.person.cpf, idKind: identityKinds.cnh, idFile: paper('identity') },
  ],
  pixKeyType: 2,
  pixKey: company.cnpj,
  bankAccount: {
    institution: 'Banco da Praça',
    branch: '0417',
    account: '28806-3',
    accountName: company.registeredName,
  },
  cnpjFile: paper('license'),
  companyConstitutionFile: paper('constitution'),
  commercialAddressFile: paper('proof'),
});

/** Someone who works for themselves. */
export const repairer: PersonalCertification = {
  type: 'personal',
  name: 'Tomé Ribeiro dos Santos',
  cpf: '141.421.358-13',
  idFront: paper('front'),
  idBack: paper('back'),
};
