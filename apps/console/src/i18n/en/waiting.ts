import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
/** What waits for the person who looks. */

export default {
  title: 'For you',
  line: 'What colleagues asked for and another person must decide, oldest first.',
  second: 'Waiting for a second person',
  mine: 'You asked',
  yours: 'You decide',
  ownerless: vocabulary.withoutAnOwner,
  platform: 'The platform',
  columns: { kind: 'What was asked for', by: 'Asked by', asked: 'Asked at', until: 'Good until' },
  kinds: {
    freeze: 'Freeze the money',
    unfreeze: 'Unfreeze the money',
    reversal: 'Reverse an entry',
    reopening: 'Reopen a review',
    fee: 'Change the fees',
    limits: 'Change the withdrawal limits',
    return: 'Give back an amount to be identified',
    credit: 'Credit unidentified money to a team',
    close: 'Close unidentified money by hand',
    returnLimit: money.changeReturnLimit,
  },
  empty: {
    title: 'Nobody is waiting for you',
    text: 'When a colleague asks for something that takes two people, it shows here and you get an e-mail.',
  },
  summary: {
    title: 'What waits for finance',
    differences: 'Days with a difference',
    late: 'Late withdrawals',
    unidentified: vocabulary.toBeIdentified,
    open: vocabulary.open,
  },
};
