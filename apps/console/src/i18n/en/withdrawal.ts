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
  line: 'Withdrawals of all merchants on their way to the banks. Only the bank reports the outcome.',
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
    checks: 'Checks',
    amount: shared.amount,
    applied: vocabulary.requested,
    next: vocabulary.askedNext,
    completed: vocabulary.ended,
  },
  toDesk: 'View on the withdrawals page',
  only: 'Only {name}.',
  everybody: 'View all',
  search: 'Number or merchant',
  none: { title: money.noWithdrawalFound, text: 'Check the number or the name.' },
  empty: {
    waiting: 'No withdrawals in transit',
    retried: 'No withdrawals checked again',
    late: 'No late withdrawals',
    failed: 'No failed withdrawals',
    done: 'No completed withdrawals',
    text: 'Merchant withdrawals appear here automatically.',
  },
  panel: {
    title: money.withdrawal,
    theNumber: money.theWithdrawalNumber,
    types: { '00': names.manual, '01': names.automatic },
    kinds: { pix: payment.method['02'], bank: names.bankAccount },
    institution: money.institution,
    payee: 'Payee',
    way: 'Progress',
    applied: vocabulary.requested,
    sent: 'Sent to the bank on',
    checks: 'Bank checks',
    times: '{count, plural, =0 {never} one {once} other {# times}}',
    askedAt: 'Last check',
    nextCheck: vocabulary.askedNext,
    promised: 'Promised by',
    completed: vocabulary.ended,
    bankNumber: list.withdrawal.file.channel,
    failure: 'Bank response',
    ask: 'Check with the bank now',
    asked: 'Checking with the bank.',
    gone: { title: 'This withdrawal does not exist', text: vocabulary.notFoundHelp },
  },
} satisfies Shape<typeof pt>;
