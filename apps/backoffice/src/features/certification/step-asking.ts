import type { SubjectType } from '@balcao/contract/review';

/** The steps by the first word of the paths that they ask. */
const steps: Readonly<Record<string, string>> = {
  name: 'company',
  cnpj: 'company',
  intro: 'company',
  avatar: 'company',
  address: 'address',
  phone: 'contact',
  otherContact: 'contact',
  legalPerson: 'contact',
  businessLicense: 'documents',
  cpf: 'person',
  idFront: 'identity',
  idBack: 'identity',
};

/** The step of the certification that asks for a path of the form. */
export const stepAsking = (type: SubjectType, path: string): string => {
  const [first = ''] = path.split('.');
  if (type === 'personal' && first === 'name') return 'person';
  return steps[first] ?? 'review';
};
