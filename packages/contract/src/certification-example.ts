import type * as z from 'zod/mini';
import type { EnterpriseCertification } from './certification-form.ts';

/** A company as it may certify itself, for tests; `paper` is the id of a document of the team. */
export const exampleCompany = (paper: string) =>
  ({
    type: 'enterprise',
    name: 'Padaria da Esquina Ltda.',
    cnpj: '11.222.333/0001-81',
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
    businessLicense: [paper],
  }) satisfies z.input<typeof EnterpriseCertification>;
