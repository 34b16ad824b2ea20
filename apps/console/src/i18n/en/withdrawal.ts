import list from '@balcao/contract/i18n/en/list';
import money from '@balcao/contract/i18n/en/money';
import names from '@balcao/contract/i18n/en/names';
import payment from '@balcao/contract/i18n/en/payment';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/withdrawal.ts';

export default {
  title: money.withdrawals,
  line: 'What is on its way to the banks, of every merchant. The outcome, the bank alone says.',
  count: money.withdrawalCount,
  figures: {
    waiting: vocabulary.onTheirWay,
    retried: vocabulary.askedAgain,
    late: vocabulary.late,
    failed: 'Failed in 24 hours',
    done: 'Completed in 24 hours',
  },
  parts: {
    label: vocabulary.listParts,
    waiting: vocabulary.onTheirWay,
    retried: vocabulary.askedAgain,
    late: vocabulary.late,
    failed: 'Failed',
    done: 'Completed',
  },
  states: { waiting: 'On its way', late: vocabulary.late, failed: names.withdrawalFailed, done: 'Completed' },
  columns: {
    merchant: shared.merchant,
    number: money.withdrawal,
    status: shared.status,
    checks: 'Asked',
    amount: shared.amount,
    applied: vocabulary.requested,
    next: vocabulary.askedNext,
    completed: vocabulary.ended,
  },
  toDesk: 'See on the page of withdrawals',
  only: 'Only of {name}.',
  everybody: 'See of everybody',
  search: 'Number or merchant',
  none: { title: money.noWithdrawalFound, text: 'Check the number or the name.' },
  empty: {
    waiting: 'No withdrawal on its way',
    retried: 'No withdrawal was asked about again',
    late: 'No withdrawal is late',
    failed: 'No withdrawal failed',
    done: 'No withdrawal completed',
    text: 'Withdrawals of merchants appear here by themselves.',
  },
  panel: {
    title: money.withdrawal,
    theNumber: money.theWithdrawalNumber,
    types: { '00': names.manual, '01': names.automatic },
    kinds: { pix: payment.method['02'], bank: names.bankAccount },
    institution: money.institution,
    payee: 'Payee',
    way: 'The way',
    applied: vocabulary.requested,
    sent: 'Sent to the bank',
    checks: 'Bank asked',
    times: '{count, plural, =0 {never} one {once} other {# times}}',
    askedAt: 'Last asked',
    nextCheck: vocabulary.askedNext,
    promised: 'Promised by',
    completed: vocabulary.ended,
    bankNumber: list.withdrawal.file.channel,
    failure: 'What the bank said',
    ask: 'Ask the bank now',
    asked: 'The bank is being asked.',
    gone: { title: 'There is no such withdrawal', text: vocabulary.notFoundHelp },
  },
} satisfies Shape<typeof pt>;
