import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
/** What waits for the person who looks. */

export default {
  title: 'For you',
  line: 'What colleagues requested and another person must decide, oldest first.',
  second: 'Waiting for another person',
  mine: 'You requested',
  yours: 'You decide',
  ownerless: vocabulary.withoutAnOwner,
  platform: vocabulary.platform,
  columns: { kind: 'Request', by: 'Requested by', asked: 'Requested on', until: 'Valid until' },
  kinds: {
    freeze: 'Freeze the money',
    unfreeze: 'Unfreeze the money',
    reversal: 'Reverse an entry',
    reopening: 'Reopen a review',
    fee: 'Change the fees',
    limits: 'Change the withdrawal limits',
    return: 'Return an unidentified payment',
    credit: 'Credit an unidentified payment',
    close: 'Close an unidentified payment manually',
    match: 'Match an unidentified payment to a smaller order',
    returnLimit: money.changeReturnLimit,
  },
  empty: {
    title: 'Nothing is waiting for you',
    text: 'When a colleague requests something that requires two people, it appears here and you receive an e-mail.',
  },
  summary: {
    title: 'Waiting for finance',
    differences: 'Days with a difference',
    late: 'Late withdrawals',
    unidentified: vocabulary.toBeIdentified,
    open: vocabulary.open,
  },
};
