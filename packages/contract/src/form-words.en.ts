import type { FormWords } from './form-words.ts';

export const en: FormWords = {
  colon: ': ',
  gender: { male: 'Male', female: 'Female' },
  identityKind: { rg: 'RG', cnh: 'CNH (driver licence)' },
  shopCode: { later: 'Not now', now: 'Yes, request it too' },
  maritalStatus: { single: 'Single', married: 'Married', divorced: 'Divorced', widowed: 'Widowed' },
  educationLevel: {
    elementaryIncomplete: 'Elementary school, incomplete',
    elementaryComplete: 'Elementary school, complete',
    highSchoolIncomplete: 'High school, incomplete',
    highSchoolComplete: 'High school, complete',
    collegeIncomplete: 'College, incomplete',
    collegeComplete: 'College, complete',
  },
  pixKeyType: { cpf: 'CPF', cnpj: 'CNPJ', email: 'E-mail', phone: 'Mobile phone', random: 'Random key' },
  band: {
    under: (to) => `Up to ${to}`,
    between: (from, to) => `${from} to ${to}`,
    over: (from) => `Over ${from}`,
  },
};
