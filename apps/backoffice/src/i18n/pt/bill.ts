import money from '@balcao/contract/i18n/pt/money';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';

export default {
  title: vocabulary.dailyFiles,
  line: 'O que entrou e saiu em cada dia, do saldo inicial ao saldo final, para conferir com o seu sistema.',
  columns: {
    day: shared.day,
    received: money.sales,
    refunded: money.refunds,
    fee: money.fees,
    withdrawn: money.withdrawals,
    adjusted: vocabulary.adjustments,
    net: shared.netAmount,
    closing: money.closingBalance,
    file: vocabulary.file,
  },
  downloadOf: 'Baixar o arquivo de {day}',
  file: 'arquivo-do-dia-{day}.{end}',
  formats: {
    xlsx: vocabulary.xlsx,
    csv: vocabulary.csv,
    program: 'CSV para o seu sistema, em centavos',
  },
  day: {
    label: 'Outro dia',
    submit: 'Baixar o arquivo',
  },
  month: {
    title: money.monthClosing,
    line: 'Um mês inteiro para a contabilidade: vendas, reembolsos, tarifas, saques e ajustes, por dia e no total, do saldo inicial ao final.',
    label: 'Mês',
    note: 'O arquivo terá cada dia do mês e o total, com os saldos inicial e final.',
  },
  empty: {
    title: vocabulary.noFileYet,
    text: 'Todo dia, de madrugada, o arquivo do dia anterior aparece aqui, se houve movimento.',
  },
} as const;
