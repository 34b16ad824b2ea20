import { type CertificationState, resubmitCertification, submitCertification } from '@balcao/contract/certification';
import type { AskOf } from '@balcao/contract/endpoint';
import { callerOf } from './person.ts';
import { sendDocument } from './submission.ts';

type Form = Extract<AskOf<typeof submitCertification>['body'], { type: 'enterprise' }>;

const company: Omit<Form, 'businessLicense'> = {
  type: 'enterprise',
  name: 'Padaria da Esquina Ltda.',
  cnpj: '12.ABC.345/01DE-35',
  address: {
    cep: '01310-100',
    street: 'Avenida Paulista',
    streetNumber: '1578',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
  intro: 'Pães e doces desde 1987.',
  phone: '(11) 3333-4444',
  legalPerson: { name: 'Helena Duarte', cpf: '390.533.447-05' },
};

interface HandingIn {
  readonly change?: Partial<Form>;
  /** Hands in again what was rejected. */
  readonly again?: boolean;
}

/** Hands in the certification of a company; answers with the id of its review. */
export const handIn = async (
  baseUrl: string | undefined,
  token: string,
  { change = {}, again = false }: HandingIn = {},
): Promise<string> => {
  const businessLicense = change.businessLicense ?? [await sendDocument(baseUrl, token)];
  const body = { ...company, ...change, businessLicense };
  const call = callerOf(baseUrl, token);
  const state: CertificationState = again
    ? await call(resubmitCertification, { body })
    : await call(submitCertification, { body });
  return state.submission?.reviewId ?? '';
};
