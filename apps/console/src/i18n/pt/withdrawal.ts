import list from '@balcao/contract/i18n/pt/list';
import money from '@balcao/contract/i18n/pt/money';
import names from '@balcao/contract/i18n/pt/names';
import payment from '@balcao/contract/i18n/pt/payment';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';
/** Withdrawals of every merchant, as staff look after them. */

export default {
  title: money.withdrawals,
  line: 'Os saques de todos os estabelecimentos a caminho dos bancos. Só o banco informa o resultado.',
  count: money.withdrawalCount,
  figures: {
    waiting: vocabulary.onTheirWay,
    retried: vocabulary.askedAgain,
    late: vocabulary.late,
    failed: 'Falharam em 24 horas',
    done: 'Concluídos em 24 horas',
  },
  parts: {
    label: vocabulary.listParts,
    waiting: vocabulary.onTheirWay,
    retried: vocabulary.askedAgain,
    late: vocabulary.late,
    failed: 'Falharam',
    done: 'Concluídos',
  },
  states: { waiting: 'A caminho', late: vocabulary.late, failed: names.withdrawalFailed, done: 'Concluído' },
  columns: {
    merchant: shared.merchant,
    number: money.withdrawal,
    status: shared.status,
    checks: 'Consultas',
    amount: shared.amount,
    applied: vocabulary.requested,
    next: vocabulary.askedNext,
    completed: vocabulary.ended,
  },
  toDesk: 'Ver na página de saques',
  only: 'Só de {name}.',
  everybody: 'Ver todos',
  search: 'Número ou estabelecimento',
  none: { title: money.noWithdrawalFound, text: 'Confira o número ou o nome.' },
  empty: {
    waiting: 'Nenhum saque a caminho',
    retried: 'Nenhum saque consultado de novo',
    late: 'Nenhum saque fora do prazo',
    failed: 'Nenhum saque falhou',
    done: 'Nenhum saque concluído',
    text: 'Os saques dos estabelecimentos aparecem aqui automaticamente.',
  },
  panel: {
    title: money.withdrawal,
    theNumber: money.theWithdrawalNumber,
    types: { '00': names.manual, '01': names.automatic },
    kinds: { pix: payment.method['02'], bank: names.bankAccount },
    institution: money.institution,
    payee: 'Favorecido',
    way: 'Andamento',
    applied: vocabulary.requested,
    sent: 'Enviado ao banco em',
    checks: 'Consultas ao banco',
    times: '{count, plural, =0 {nenhuma} one {# vez} other {# vezes}}',
    askedAt: 'Última consulta',
    nextCheck: vocabulary.askedNext,
    promised: 'Prometido até',
    completed: vocabulary.ended,
    bankNumber: list.withdrawal.file.channel,
    failure: 'Resposta do banco',
    ask: 'Consultar o banco agora',
    asked: 'O banco está sendo consultado.',
    gone: { title: 'Este saque não existe', text: vocabulary.notFoundHelp },
  },
} as const;
