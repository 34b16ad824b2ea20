import type { FormWords } from './form-words.ts';

export const zh: FormWords = {
  colon: '：',
  gender: { male: '男', female: '女' },
  identityKind: { rg: 'RG', cnh: 'CNH（驾驶证）' },
  shopCode: { later: '暂不需要', now: '需要，一起申请' },
  maritalStatus: { single: '未婚', married: '已婚', divorced: '离异', widowed: '丧偶' },
  educationLevel: {
    elementaryIncomplete: '初等教育（未完成）',
    elementaryComplete: '初等教育（已完成）',
    highSchoolIncomplete: '高中（未完成）',
    highSchoolComplete: '高中（已完成）',
    collegeIncomplete: '大学（未完成）',
    collegeComplete: '大学（已完成）',
  },
  pixKeyType: { cpf: 'CPF', cnpj: 'CNPJ', email: '电子邮箱', phone: '手机', random: '随机密钥' },
  band: {
    under: (to) => `${to} 以下`,
    between: (from, to) => `${from} 至 ${to}`,
    over: (from) => `${from} 以上`,
  },
};
