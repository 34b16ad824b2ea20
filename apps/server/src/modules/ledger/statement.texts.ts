import en from '@balcao/contract/i18n/en/payment';
import es from '@balcao/contract/i18n/es/payment';
import pt from '@balcao/contract/i18n/pt/payment';
import zh from '@balcao/contract/i18n/zh/payment';
import type { TradeDirection } from '@balcao/contract/ledger-statement';
import type { Locale } from '@balcao/contract/locale';
import type { Scene } from '@balcao/contract/order-scene';
import { type StatementAccountTexts, statementAccountTexts } from './statement-account.texts.ts';

/** What a column of the sheet is called in `statementColumns`. */
export type StatementColumn =
  | 'at'
  | 'sequence'
  | 'movement'
  | 'order'
  | 'ownNumber'
  | 'refund'
  | 'settlement'
  | 'withdrawal'
  | 'direction'
  | 'amount'
  | 'balance'
  | 'scene'
  | 'count';
/** The words of statements that are downloaded as files; the screens' own stand with the screens. */
interface StatementTexts extends StatementAccountTexts {
  readonly title: string;
  readonly columns: Readonly<Record<StatementColumn, string>>;
  readonly directions: Readonly<Record<TradeDirection, string>>;
  readonly scenes: Readonly<Record<Scene, string>>;
  readonly order: string;
  readonly refund: string;
  readonly settlement: string;
  readonly withdrawal: string;
  readonly merchantNumber: string;
  readonly period: (from: string, to: string) => string;
  readonly opening: string;
  readonly closing: string;
  readonly income: string;
  readonly expense: string;
  readonly none: string;
  readonly page: (page: number, pages: number) => string;
  readonly issued: (at: string) => string;
  readonly zone: string;
}
export const statementTexts: Readonly<Record<Locale, StatementTexts>> = {
  'pt-BR': {
    title: 'Extrato',
    ...statementAccountTexts['pt-BR'],
    columns: {
      at: 'Data e hora',
      sequence: 'Lançamento',
      movement: 'Movimento',
      order: 'Pedido',
      ownNumber: 'Número no seu sistema',
      refund: 'Reembolso',
      settlement: 'Liquidação',
      withdrawal: 'Saque',
      direction: 'Direção',
      amount: 'Valor',
      balance: 'Saldo',
      scene: 'Onde foi vendido',
      count: 'Pedidos e parcelas',
    },
    directions: { '1': 'Entrada', '-1': 'Saída' },
    scenes: pt.scene,
    order: 'pedido',
    refund: 'reembolso',
    settlement: 'liquidação',
    withdrawal: 'saque',
    merchantNumber: 'Estabelecimento',
    period: (from, to) => `De ${from} a ${to}`,
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    income: 'Entradas',
    expense: 'Saídas',
    none: 'Nenhum movimento neste período.',
    page: (page, pages) => `Página ${page} de ${pages}`,
    issued: (at) => `Emitido em ${at}`,
    zone: 'Datas e horários de São Paulo',
  },
  'en-US': {
    title: 'Statement',
    ...statementAccountTexts['en-US'],
    columns: {
      at: 'Date and time',
      sequence: 'Entry',
      movement: 'Movement',
      order: 'Order',
      ownNumber: 'Number in your system',
      refund: 'Refund',
      settlement: 'Settlement',
      withdrawal: 'Withdrawal',
      direction: 'Direction',
      amount: 'Amount',
      balance: 'Balance',
      scene: 'Where it was sold',
      count: 'Orders and instalments',
    },
    directions: { '1': 'In', '-1': 'Out' },
    scenes: en.scene,
    order: 'order',
    refund: 'refund',
    settlement: 'settlement',
    withdrawal: 'withdrawal',
    merchantNumber: 'Merchant',
    period: (from, to) => `${from} to ${to}`,
    opening: 'Opening balance',
    closing: 'Closing balance',
    income: 'Money in',
    expense: 'Money out',
    none: 'No movements in this period.',
    page: (page, pages) => `Page ${page} of ${pages}`,
    issued: (at) => `Issued on ${at}`,
    zone: 'Dates and times in São Paulo',
  },
  'es-MX': {
    title: 'Estado de cuenta',
    ...statementAccountTexts['es-MX'],
    columns: {
      at: 'Fecha y hora',
      sequence: 'Asiento',
      movement: 'Movimiento',
      order: 'Pedido',
      ownNumber: 'Número en tu sistema',
      refund: 'Reembolso',
      settlement: 'Liquidación',
      withdrawal: 'Retiro',
      direction: 'Dirección',
      amount: 'Importe',
      balance: 'Saldo',
      scene: 'Dónde se vendió',
      count: 'Pedidos y mensualidades',
    },
    directions: { '1': 'Entrada', '-1': 'Salida' },
    scenes: es.scene,
    order: 'pedido',
    refund: 'reembolso',
    settlement: 'liquidación',
    withdrawal: 'retiro',
    merchantNumber: 'Comercio',
    period: (from, to) => `Del ${from} al ${to}`,
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    income: 'Entradas',
    expense: 'Salidas',
    none: 'Ningún movimiento en este periodo.',
    page: (page, pages) => `Página ${page} de ${pages}`,
    issued: (at) => `Emitido el ${at}`,
    zone: 'Fechas y horas de São Paulo',
  },
  'zh-CN': {
    title: '账单',
    ...statementAccountTexts['zh-CN'],
    columns: {
      at: '日期时间',
      sequence: '序号',
      movement: '变动',
      order: '订单',
      ownNumber: '你系统中的编号',
      refund: '退款',
      settlement: '结算',
      withdrawal: '提现',
      direction: '方向',
      amount: '金额',
      balance: '余额',
      scene: '销售渠道',
      count: '订单与分期',
    },
    directions: { '1': '收入', '-1': '支出' },
    scenes: zh.scene,
    order: '订单',
    refund: '退款',
    settlement: '结算',
    withdrawal: '提现',
    merchantNumber: '商户',
    period: (from, to) => `${from} 至 ${to}`,
    opening: '期初余额',
    closing: '期末余额',
    income: '收入',
    expense: '支出',
    none: '该时段没有资金变动。',
    page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
    issued: (at) => `开具于 ${at}`,
    zone: '圣保罗时间',
  },
};
