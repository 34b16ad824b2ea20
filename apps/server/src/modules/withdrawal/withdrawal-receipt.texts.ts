import type { Locale } from '@balcao/contract/locale';

/** What a receipt says, in one language. */
interface Texts {
  readonly title: string;
  readonly done: (when: string) => string;
  readonly arrives: string;
  readonly amount: string;
  readonly fee: string;
  readonly credited: string;
  readonly to: string;
  readonly payee: string;
  readonly document: string;
  readonly institution: string;
  readonly branch: string;
  readonly account: string;
  readonly accountName: string;
  readonly pixKey: string;
  readonly from: string;
  readonly payer: string;
  readonly about: string;
  readonly number: string;
  readonly transaction: string;
  readonly endToEnd: string;
  readonly bankNumber: string;
  readonly type: string;
  readonly applicant: string;
  readonly applied: string;
  readonly authentication: string;
  readonly note: string;
  readonly issued: (when: string) => string;
}

export const receiptTexts: Readonly<Record<Locale, Texts>> = {
  'pt-BR': {
    title: 'Comprovante de saque',
    done: (when) => `Concluído em ${when}`,
    arrives: 'Valor creditado',
    amount: 'Valor do saque',
    fee: 'Tarifa',
    credited: 'Valor creditado',
    to: 'Para',
    payee: 'Recebedor',
    document: 'CPF/CNPJ',
    institution: 'Instituição',
    branch: 'Agência',
    account: 'Conta',
    accountName: 'Titular da conta',
    pixKey: 'Chave Pix',
    from: 'De',
    payer: 'Pagador',
    about: 'Sobre este saque',
    number: 'Número do saque',
    transaction: 'Transação',
    endToEnd: 'ID da transação Pix',
    bankNumber: 'Número no banco',
    type: 'Tipo',
    applicant: 'Solicitado por',
    applied: 'Solicitado em',
    authentication: 'Autenticação',
    note: 'Confira este código na página do saque, no Balcão: ele vale só para este comprovante.',
    issued: (when) => `Emitido em ${when}`,
  },
  'en-US': {
    title: 'Withdrawal receipt',
    done: (when) => `Completed on ${when}`,
    arrives: 'Amount credited',
    amount: 'Withdrawal amount',
    fee: 'Fee',
    credited: 'Amount credited',
    to: 'To',
    payee: 'Payee',
    document: 'CPF/CNPJ',
    institution: 'Institution',
    branch: 'Branch',
    account: 'Account',
    accountName: 'Account name',
    pixKey: 'Pix key',
    from: 'From',
    payer: 'Payer',
    about: 'About this withdrawal',
    number: 'Withdrawal number',
    transaction: 'Transaction',
    endToEnd: 'Pix transaction ID',
    bankNumber: 'Number at the bank',
    type: 'Type',
    applicant: 'Requested by',
    applied: 'Requested on',
    authentication: 'Authentication',
    note: 'Compare this code with the one on the withdrawal page in Balcão: it is unique to this receipt.',
    issued: (when) => `Issued on ${when}`,
  },
  'es-MX': {
    title: 'Comprobante de retiro',
    done: (when) => `Completado el ${when}`,
    arrives: 'Importe acreditado',
    amount: 'Importe del retiro',
    fee: 'Comisión',
    credited: 'Importe acreditado',
    to: 'Para',
    payee: 'Beneficiario',
    document: 'CPF/CNPJ',
    institution: 'Institución',
    branch: 'Sucursal',
    account: 'Cuenta',
    accountName: 'Titular de la cuenta',
    pixKey: 'Clave Pix',
    from: 'De',
    payer: 'Ordenante',
    about: 'Sobre este retiro',
    number: 'Número de retiro',
    transaction: 'Transacción',
    endToEnd: 'ID de la transacción Pix',
    bankNumber: 'Número en el banco',
    type: 'Tipo',
    applicant: 'Solicitado por',
    applied: 'Solicitado el',
    authentication: 'Autenticación',
    note: 'Compara este código con la página del retiro en Balcão: es único para este comprobante.',
    issued: (when) => `Emitido el ${when}`,
  },
  'zh-CN': {
    title: '提现凭证',
    done: (when) => `已于 ${when} 完成`,
    arrives: '到账金额',
    amount: '提现金额',
    fee: '手续费',
    credited: '到账金额',
    to: '收款',
    payee: '收款方',
    document: 'CPF/CNPJ',
    institution: '机构',
    branch: '网点',
    account: '账户',
    accountName: '户名',
    pixKey: 'Pix 密钥',
    from: '付款',
    payer: '付款方',
    about: '提现信息',
    number: '提现单号',
    transaction: '交易号',
    endToEnd: 'Pix 交易号',
    bankNumber: '银行流水号',
    type: '类型',
    applicant: '申请人',
    applied: '申请时间',
    authentication: '验证码',
    note: '请在 Balcão 的提现页面核对此代码：它仅属于本凭证。',
    issued: (when) => `开具于 ${when}`,
  },
};
