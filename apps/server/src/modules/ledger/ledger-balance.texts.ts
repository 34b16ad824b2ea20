import type { LedgerBucket } from '@balcao/contract/ledger-balance';
import type { Locale } from '@balcao/contract/locale';

interface Texts {
  readonly name: string;
  readonly columns: readonly string[];
  readonly total: string;
  readonly bucket: Readonly<Record<LedgerBucket, string>>;
  readonly rail: Readonly<Record<string, string>>;
}

/** The trial balance as a sheet, in four languages. */
export const balanceTexts: Readonly<Record<Locale, Texts>> = {
  'pt-BR': {
    name: 'Balancete',
    columns: ['Conta', 'Débitos', 'Créditos', 'Saldo devedor', 'Saldo credor'],
    total: 'Total',
    bucket: {
      pending: 'A liquidar',
      available: 'Saldo disponível',
      withdrawing: 'Saques a caminho',
      refunding: 'Reembolsos a caminho',
      reserve: 'Reserva para reembolsos',
      dispute: 'Bloqueado pelo banco',
      debt: 'A pagar à plataforma',
      rail_clearing: 'A receber do meio de pagamento',
      payout_clearing: 'Saques pagos, a conferir no banco',
      fee_revenue: 'Tarifas recebidas',
      suspense: 'Valores a identificar',
    },
    rail: {
      '01': 'carteira',
      '02': 'Pix',
      '0301': 'cartão de débito',
      '0302': 'cartão de crédito',
      payout: 'saques pelo banco',
    },
  },
  'en-US': {
    name: 'Trial balance',
    columns: ['Account', 'Debits', 'Credits', 'Debit balance', 'Credit balance'],
    total: 'Total',
    bucket: {
      pending: 'To be settled',
      available: 'Available balance',
      withdrawing: 'Withdrawals in transit',
      refunding: 'Refunds in transit',
      reserve: 'Refund reserve',
      dispute: 'Blocked by the bank',
      debt: 'Owed to the platform',
      rail_clearing: 'Owed by the payment method',
      payout_clearing: 'Withdrawals paid, to be confirmed at the bank',
      fee_revenue: 'Fees earned',
      suspense: 'Unidentified payments',
    },
    rail: {
      '01': 'wallet',
      '02': 'Pix',
      '0301': 'debit card',
      '0302': 'credit card',
      payout: 'withdrawals at the bank',
    },
  },
  'es-MX': {
    name: 'Balanza de comprobación',
    columns: ['Cuenta', 'Cargos', 'Abonos', 'Saldo deudor', 'Saldo acreedor'],
    total: 'Total',
    bucket: {
      pending: 'Por liquidar',
      available: 'Saldo disponible',
      withdrawing: 'Retiros en camino',
      refunding: 'Reembolsos en camino',
      reserve: 'Reserva para reembolsos',
      dispute: 'Bloqueado por el banco',
      debt: 'Por pagar a la plataforma',
      rail_clearing: 'Por cobrar al medio de pago',
      payout_clearing: 'Retiros pagados, por confirmar en el banco',
      fee_revenue: 'Comisiones ganadas',
      suspense: 'Pagos sin identificar',
    },
    rail: {
      '01': 'cartera',
      '02': 'Pix',
      '0301': 'tarjeta de débito',
      '0302': 'tarjeta de crédito',
      payout: 'retiros en el banco',
    },
  },
  'zh-CN': {
    name: '试算平衡表',
    columns: ['账户', '借方', '贷方', '借方余额', '贷方余额'],
    total: '合计',
    bucket: {
      pending: '待结算',
      available: '可用余额',
      withdrawing: '在途提现',
      refunding: '在途退款',
      reserve: '退款保证金',
      dispute: '被银行冻结',
      debt: '欠平台款项',
      rail_clearing: '支付方式应收',
      payout_clearing: '已付提现，待银行确认',
      fee_revenue: '手续费收入',
      suspense: '待查款项',
    },
    rail: { '01': '钱包', '02': 'Pix', '0301': '借记卡', '0302': '信用卡', payout: '银行提现' },
  },
};

/** What an account is called: of a payment method, with the method. */
export const accountTitle = (locale: Locale, bucket: LedgerBucket, rail: string): string => {
  const texts = balanceTexts[locale];
  const of = texts.rail[rail];
  return of ? `${texts.bucket[bucket]} (${of})` : texts.bucket[bucket];
};
