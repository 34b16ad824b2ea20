import money from '@balcao/contract/i18n/en/money';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import shared from '@balcao/ui/i18n/en/shared';
/** Journals as finance looks them up and takes them back by two. */

export default {
  title: 'Entries',
  one: 'Entry',
  line: 'Find an entry by its number and, where it must be, ask for its reversal: two people of finance decide.',
  parts: {
    label: vocabulary.listParts,
    asked: vocabulary.waitingForSecondPerson,
    decided: 'Asked before',
    found: 'Look up',
  },
  columns: {
    kind: 'What it was',
    number: shared.number,
    merchant: shared.merchant,
    standing: shared.status,
    amount: shared.amount,
    posted: money.posted,
  },
  kinds: {
    sale: vocabulary.sale,
    refund: money.refund,
    unexpected: 'Amount to be identified',
    settlement: money.settlement,
    withdrawal: money.withdrawal,
    reserve: names.refundReserve,
    dispute: money.bankReturns,
    reversal: money.reversal,
    other: 'Other entry',
  },
  standing: {
    free: money.posted,
    asked: 'Reversal asked for',
    reversed: 'Reversed',
    reversal: 'Is a reversal',
    bound: money.posted,
  },
  search: 'Number or key',
  only: 'Entries of {name}.',
  toMerchant: 'See the merchant',
  first: 'Back to the newest',
  older: 'Earlier entries',
  none: { title: 'No entry found', text: 'Check the number. The key or the code of an entry works too.' },
  empty: {
    asked: { title: vocabulary.nothingWaitsForYou, text: 'When a colleague asks for a reversal, you confirm it here.' },
    decided: { title: 'No reversal asked for yet', text: 'Requests that were decided stay here.' },
    found: {
      title: 'Which entry are you looking for?',
      text: 'Type the number of an order, a settlement or a withdrawal. Those of a merchant are on its page.',
    },
  },
  gone: { title: 'This entry does not exist', text: 'Check the address or look in the list.' },
  facts: {
    unidentified: vocabulary.withoutAnOwner,
    posted: money.posted,
    cause: 'Key',
    theCause: 'the key of the entry',
    id: 'Code',
    theId: 'the code of the entry',
  },
  lines: 'Lines',
  reversal: money.reversal,
  means: {
    free: 'No other record rests on this entry: it can be reversed when two people of finance agree.',
    asked: 'Until it is decided, nothing changes.',
    reversed: 'The reversal posted the same amount the other way round. The original entry stays here.',
    reversal: 'This entry takes back another and cannot be reversed.',
  },
  instead: {
    sale: 'The sale is told by its order: to give the money back, refund the order.',
    refund: 'A refund goes on by itself until it is paid or back in the balance. There is nothing to reverse here.',
    unexpected: 'The money goes back by itself to whoever paid it.',
    dispute: 'The bank has taken the money, or decides on it: record its decision on the dispute.',
    unidentified: 'The money belongs to no order: it goes back to whoever paid from its own page.',
    settlement:
      'A settlement only moves to the balance what was sold: to take the amount from the merchant, refund the order or freeze the money.',
    withdrawal:
      'What became of a withdrawal, the bank alone says. If something is wrong, ask the bank on the page of withdrawals.',
    reversal: 'This entry takes back another.',
    other: 'Another record rests on this entry: correct it there.',
  },
  toUnidentified: 'See the amounts to be identified',
  toWithdrawal: money.seeTheWithdrawal,
  toOriginal: 'See the original entry',
  toReversal: 'See the reversal',
  ask: money.askForReversal,
  mine: 'You asked for the reversal; a colleague decides',
  others: '{name} asks for the reversal',
  why: '“{words}”',
  agree: 'Confirm the reversal',
  said: 'Reversal: {status}',
  confirm: {
    title: 'Reverse this entry?',
    text: 'The same amount is posted now the other way round, for {name}. The merchant sees the correction in the statement. A reversal cannot be undone.',
  },
  dialog: {
    title: 'Ask to reverse an entry of {name}',
    text: vocabulary.financeDecides,
    words: vocabulary.whatHappenedQuestion,
    wordsHelp: vocabulary.staffOnlyHelp,
    send: money.askForReversal,
  },
} as const;
