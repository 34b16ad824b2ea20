import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/message.ts';
/** Subscribe messages of a mini program: chosen, shown and sent. */

export default {
  purpose: 'Choose what the mini program may tell people. Each person allows one message at a time.',
  message: 'Message',
  templates: 'Messages of the mini program',
  count: '{count, number} of {most, number}',
  none: 'No messages yet',
  noneText: 'Choose one from the library: order ready, delivery on its way, your turn in line. It can be used at once.',
  add: 'Add a message',
  added: 'Message added: {title}.',
  search: 'Search the library',
  about: 'About',
  library: 'Messages of the library',
  choose: 'Choose {title}',
  chooseShort: 'Choose',
  nothing: 'Nothing with these words. Try others, or look at everything.',
  fields: 'What the message says',
  fieldsHelp: '{least, number} to {most, number} fields, in the order in which you tick them.',
  preview: 'As people see it, with samples',
  checkAgain: 'Check',
  lost: 'We do not know whether the message {title} was added. Check: it is not added twice.',
  figures:
    'In 30 days, accepted: {accepted, number}; declined: {declined, number}. Delivered: {delivered, number}; not delivered: {refused, number}.',
  declined:
    'We paused this message: {declinedPercent, number}% or more of the answers of {days, number} days were declines. Ask for it at a moment when it helps, then resume it: answers count again from the next day on.',
  id: 'ID:',
  idOf: 'the ID of {title}',
  names: 'Fields in the API: {names}',
  outcome: vocabulary.outcome,
  deliveries: 'Sent messages',
  deliveriesText:
    'What your server sent, and why something did not arrive. To whom it went and what it said is not shown.',
  noDeliveries: 'Nothing sent yet',
  noDeliveriesText: 'Your server sends by the API of the mini program, with the ID of the message.',
  noneFound: vocabulary.nothingWithTheseFilters,
  category: {
    sale: 'Purchase',
    delivery: 'Delivery and pickup',
    queue: 'Waiting line',
    appointment: 'Appointments and events',
    customer: 'Loyalty and support',
  },
  state: {
    active: vocabulary.inUse,
    paused: 'Paused',
  },
  outcomes: {
    delivered: vocabulary.delivered,
    refused: vocabulary.notDelivered,
  },
  reasons: {
    noConsent: 'The person did not allow it, or has had all that they allowed',
    declined: 'The person does not want this message any more',
    unknownPerson: 'The mini program does not know this openId',
    templatePaused: 'The message was paused',
  },
  pause: {
    title: 'Pause {title}?',
    text: 'Nobody gets it or is asked for it until you resume it. What people allowed is kept.',
    action: 'Pause',
    done: '{title} is paused.',
  },
  resume: {
    action: vocabulary.resume,
    done: '{title} is in use again.',
  },
  remove: {
    title: 'Remove {title}?',
    text: 'What people allowed of it ends, and does not come back if you add it again. What was sent stays in the list.',
    done: '{title} no longer belongs to the mini program.',
  },
} satisfies Shape<typeof pt>;
