import type { FormWords } from './form-words.ts';

export const es: FormWords = {
  colon: ': ',
  gender: { male: 'Masculino', female: 'Femenino' },
  identityKind: { rg: 'RG', cnh: 'CNH (licencia de conducir)' },
  shopCode: { later: 'Ahora no', now: 'Sí, solicitarlo también' },
  maritalStatus: { single: 'Soltero(a)', married: 'Casado(a)', divorced: 'Divorciado(a)', widowed: 'Viudo(a)' },
  educationLevel: {
    elementaryIncomplete: 'Educación básica incompleta',
    elementaryComplete: 'Educación básica completa',
    highSchoolIncomplete: 'Bachillerato incompleto',
    highSchoolComplete: 'Bachillerato completo',
    collegeIncomplete: 'Universidad incompleta',
    collegeComplete: 'Universidad completa',
  },
  pixKeyType: { cpf: 'CPF', cnpj: 'CNPJ', email: 'Correo electrónico', phone: 'Celular', random: 'Clave aleatoria' },
  band: {
    under: (to) => `Hasta ${to}`,
    between: (from, to) => `De ${from} a ${to}`,
    over: (from) => `Más de ${from}`,
  },
};
