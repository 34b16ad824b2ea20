import list from '@balcao/contract/i18n/en/list';
import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';

export default {
  title: vocabulary.preAuthorisations,
  line: "Amounts held on customers' cards: capture part or all of them, or release them.",
  panel: 'Pre-authorisation {number}',
  number: money.searchByOrder,
  seeHold: 'View the pre-authorisation',
  rest: 'Released',
  ended: list.preauth.file.ended,
  failed: 'The card did not accept the last request. The amount is still held, and you can try again.',
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
    help: '{amount} is held on the card. You can capture only once; the rest is released.',
    tooMuch: 'The amount is more than what is held on the card.',
    released: 'Goes back to the card',
    net: money.youReceive,
    action: 'Capture {amount}',
    done: 'Capture requested from the card.',
    editConflict: 'There is nothing left to capture',
    editConflictText:
      'While you were filling this in, a capture or release of this amount was requested. The pre-authorisation shows what happened.',
  },
  release: {
    title: 'Release the amount held?',
    text: 'The hold of {amount} on the card is released, and the order is closed. This cannot be undone.',
    action: 'Release',
    otherwise: 'Keep holding',
    done: 'Release requested from the card.',
  },
  nothing: 'No pre-authorisations with these filters',
  empty: 'No pre-authorisations',
  emptyText: 'When a customer authorises an amount on a credit card, it appears here to be captured or released.',
  notFound: 'Pre-authorisation not found',
  notFoundText: 'No amount was held on a card for this order in this team.',
};
