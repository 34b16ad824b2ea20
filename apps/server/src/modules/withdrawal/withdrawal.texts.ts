import type { Locale } from '@balcao/contract/locale';
import type { WithdrawalStatus, WithdrawalType } from '@balcao/contract/withdrawal';

type InAll<T> = Readonly<Record<Locale, T>>;

export const statusTexts: InAll<Readonly<Record<WithdrawalStatus, string>>> = {
  'pt-BR': { '0': 'Em andamento', '1': 'Concluído', '99': 'Não concluído' },
  'en-US': { '0': 'In progress', '1': 'Completed', '99': 'Failed' },
  'es-MX': { '0': 'En curso', '1': 'Completado', '99': 'No completado' },
  'zh-CN': { '0': '处理中', '1': '成功', '99': '失败' },
};

export const typeTexts: InAll<Readonly<Record<WithdrawalType, string>>> = {
  'pt-BR': { '00': 'Manual', '01': 'Automático' },
  'en-US': { '00': 'Manual', '01': 'Automatic' },
  'es-MX': { '00': 'Manual', '01': 'Automático' },
  'zh-CN': { '00': '手动', '01': '自动' },
};

export const sheetTexts: InAll<string> = {
  'pt-BR': 'Saques',
  'en-US': 'Withdrawals',
  'es-MX': 'Retiros',
  'zh-CN': '提现',
};

const titles = {
  'pt-BR': [
    ...['Saque', 'Transação', 'Tipo', 'Situação', 'Solicitante', 'Solicitado em', 'Encerrado em', 'Concluído em'],
    ...['Valor', 'Tarifa', 'Valor creditado', 'Conta ou chave', 'Titular', 'Instituição', 'Agência', 'Recebedor'],
    ...['Pagador', 'Número no banco', 'Motivo'],
  ],
  'en-US': [
    ...['Withdrawal', 'Transaction', 'Type', 'Status', 'Applicant', 'Requested', 'Ended', 'Completed'],
    ...['Amount', 'Fee', 'Amount credited', 'Account or key', 'Account name', 'Institution', 'Branch', 'Payee'],
    ...['Payer', 'Number at the bank', 'Reason'],
  ],
  'es-MX': [
    ...['Retiro', 'Transacción', 'Tipo', 'Estado', 'Solicitante', 'Solicitado', 'Terminado', 'Completado'],
    ...['Importe', 'Comisión', 'Importe acreditado', 'Cuenta o clave', 'Titular', 'Institución', 'Sucursal'],
    ...['Beneficiario', 'Ordenante', 'Número en el banco', 'Motivo'],
  ],
  'zh-CN': [
    ...[
      '提现单号',
      '交易号',
      '类型',
      '状态',
      '申请人',
      '申请时间',
      '结束时间',
      '成功时间',
      '金额',
      '手续费',
      '到账金额',
    ],
    ...['账户或密钥', '户名', '机构', '网点', '收款方', '付款方', '银行流水号', '原因'],
  ],
} as const satisfies Readonly<Record<Locale, readonly string[]>>;
export const titleTexts: InAll<readonly string[]> = titles;
