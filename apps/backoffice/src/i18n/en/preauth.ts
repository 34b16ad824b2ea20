import list from '@balcao/contract/i18n/en/list';
import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';

export default {
  title: vocabulary.preAuthorisations,
  line: "Amounts that customers' cards are holding: capture them in part or whole, or release them.",
  panel: 'Pre-authorisation {number}',
  number: money.searchByOrder,
  seeHold: 'See the pre-authorisation',
  rest: 'Released',
  ended: list.preauth.file.ended,
  failed: 'The card did not accept what was asked last. The amount is still held, and you can try again.',
  columns: list.preauth.columns,
  status: list.preauth.codes.status,
  asked: {
    capture: 'Capturing',
    void: 'Releasing',
    expire: 'Expiring',
  },
  capture: {
    open: 'Capture',
    title: 'Capture the amount',
    amount: 'Amount to capture',
    help: 'The card holds {amount}. You can capture once; the rest is released.',
    tooMuch: 'The card does not hold that much.',
    released: 'Goes back to the card',
    net: money.youReceive,
    action: 'Capture {amount}',
    done: 'The card has been asked for the capture.',
    editConflict: 'There is nothing left to capture',
    editConflictText:
      'While you were filling this in, a capture or release of this amount was asked for. The pre-authorisation shows what happened.',
  },
  release: {
    title: 'Release the amount?',
    text: 'The card stops holding {amount}, and the order is closed. This cannot be undone.',
    action: 'Release',
    otherwise: 'Keep holding',
    done: 'The card has been asked for the release.',
  },
  nothing: 'No pre-authorisations with these filters',
  empty: 'No pre-authorisations',
  emptyText: 'When a customer authorises an amount on a credit card, it appears here to be captured or released.',
  notFound: 'Pre-authorisation not found',
  notFoundText: 'No card has held an amount for this order in this team.',
};
