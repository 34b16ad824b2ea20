import type { FormWords } from './form-words.ts';

export const pt: FormWords = {
  colon: ': ',
  gender: { male: 'Masculino', female: 'Feminino' },
  identityKind: { rg: 'RG', cnh: 'CNH (carteira de motorista)' },
  shopCode: { later: 'Agora não', now: 'Sim, pedir junto' },
  maritalStatus: { single: 'Solteiro(a)', married: 'Casado(a)', divorced: 'Divorciado(a)', widowed: 'Viúvo(a)' },
  educationLevel: {
    elementaryIncomplete: 'Ensino fundamental incompleto',
    elementaryComplete: 'Ensino fundamental completo',
    highSchoolIncomplete: 'Ensino médio incompleto',
    highSchoolComplete: 'Ensino médio completo',
    collegeIncomplete: 'Ensino superior incompleto',
    collegeComplete: 'Ensino superior completo',
  },
  pixKeyType: { cpf: 'CPF', cnpj: 'CNPJ', email: 'E-mail', phone: 'Celular', random: 'Chave aleatória' },
  band: {
    under: (to) => `Até ${to}`,
    between: (from, to) => `De ${from} a ${to}`,
    over: (from) => `Acima de ${from}`,
  },
};
