import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/notification.ts';

export default {
  title: vocabulary.news,
  line: 'What happened in your team in the past six months.',
  bell: '{count, plural, =0 {News} other {News: # new}}',
  isNew: 'New',
  seeAll: 'Mark all as seen',
  all: 'See all',
  choose: 'Choose what I hear of',
  empty: {
    title: 'No news for now',
    text: 'When something important happens in the team, you hear of it here.',
  },
  cardLine: 'What you want to hear of the team {team}, by the bell and by e-mail.',
  noneForYou: 'Your role reaches nothing that brings news. Talk to a super admin.',
  what: 'What happens',
  ways: { bell: 'Bell', mail: 'E-mail' },
  switch: '{name}: {way}',
  locked: 'The e-mail keeps the money of the team safe and is always on.',
  largeFrom: 'From {amount}',
  amount: {
    title: money.largeRefund,
    label: 'Tell from',
    help: 'For the whole team. Refunds of this amount or more are among the news.',
    done: 'Amount saved',
  },
  paymentsTogether: 'One notice a minute at most, with the count and the sum',
  sound: {
    label: 'Play a sound in this browser',
    help: 'While Balcão is in view, a short sound with each notice; while it is in another tab, when you come back. After the page was opened or reloaded, the browser plays only once you have clicked on it.',
  },
  push: {
    label: 'Tell me on this device while Balcão is closed',
    help: 'A notification of the browser with the amount, until you log out or go to another team on this device. People who see the screen see the amount.',
    why: {
      denied:
        'This browser does not let Balcão notify you. Allow notifications of this site in the settings of the browser and switch it on again.',
      dismissed: 'The browser asked and got no answer. Switch it on again and choose “Allow”.',
      homeScreen:
        'On iPhone and iPad, open the Share menu of Safari, tap “Add to Home Screen”, and switch it on in the Balcão that appears there.',
      unsupported:
        'This browser cannot notify you while the page is closed. Use a current Chrome, Edge, Firefox or Safari, at an address with https://.',
      failed:
        'The browser could not reach its own notification service. A private window or the network may prevent it. Try again later.',
    },
  },
  names: {
    withdrawalPaid: 'Withdrawal paid out',
    withdrawalFailed: money.withdrawalNotCompleted,
    settlementArrived: 'Settlement in the available balance',
    paymentReceived: money.paymentReceived,
    automaticSkipped: 'Automatic withdrawal did not run',
    destinationAdded: 'New account for withdrawals',
    moneyFrozen: money.moneyFrozen,
    moneyUnfrozen: 'Money free again',
    refundWaiting: 'Refund waits for a decision',
    largeRefund: money.largeRefund,
    wrongAmount: money.paymentOfTheWrongAmount,
    moneyCredited: 'Payment identified and credited',
    reviewDecided: 'Answer of the review',
    versionDecided: 'Answer about a version',
    releaseDue: 'Scheduled publication',
    versionTakenDown: 'Version taken down',
    removalDecided: 'Answer about a removal',
    messagePaused: 'Message paused',
    templateDecided: 'Answer about a message',
    channelDecided: 'Answer about a channel',
    channelModerated: 'Decision of the platform about a channel',
    robotHeld: 'Assistant switched off or released by the platform',
    associationRequested: 'Channels that lead to a mini program',
    associationAnswered: 'Answer about a link',
    messageTemplateDecided: 'Answer about a message template',
    messageTemplateSwitched: 'Message template paused or switched off',
    messageTemplateComplained: 'Message template stopped by complaints',
    ticketAnswered: 'Answers of support',
    bankReturn: 'Return made by the bank',
    disputeOpened: money.disputeOpened,
    disputeEnded: 'Dispute ended',
    broadcastApproval: 'Broadcasts that wait for approval',
    broadcastReturned: 'Scheduled broadcast that was not sent',
    certificateEnding: 'Certificate about to end',
    webhookPaused: 'Address for notifications paused',
    webhookGivenUp: 'Notifications not delivered',
  },
  words: {
    withdrawalPaid: 'The withdrawal of {amount} has reached its destination',
    withdrawalFailed: 'The withdrawal of {amount} did not go through; the amount is back in the available balance',
    settlementArrived: '{amount} arrived in the available balance on {day}',
    paymentReceived: '{count, plural, one {Payment of {amount} received} other {# payments received: {amount}}}',
    automaticSkipped: 'The automatic withdrawal of {day} did not run. See why',
    destinationAdded: 'New account for withdrawals: {name}. It can be used from {from}',
    moneyFrozen: 'Withdrawals of the team are on hold. See what to do',
    moneyUnfrozen: 'Withdrawals are possible again',
    refundWaiting: 'A refund of {amount} waits for a decision',
    largeRefund: 'A refund of {amount} is on its way to the payer',
    bankReturn: "The payer's bank took back {amount} of a paid order",
    disputeOpened: "The payer's bank disputes {amount}. Send evidence until {until}",
    disputeAccepted: 'The bank accepted a dispute and took the money back',
    disputeEnded: 'A dispute has ended, and the money is free',
    wrongAmount: '{amount} arrived for an order of {expected}: it is being given back to the payer',
    moneyCredited: '{amount} that arrived without an order is the team’s and is in the available balance',
    broadcastApproval: {
      asked: '{label} waits for approval in the channel {channel}',
      approved: '{label} was approved in the channel {channel}',
      declined: '{label} was given back in the channel {channel}. It is a draft again',
    },
    broadcastReturned: {
      rights:
        '{label} was not sent in the channel {channel}: the person who scheduled it may no longer publish. It is a draft again',
      tags: '{label} was not sent in the channel {channel}: a tag was deleted. It is a draft again',
      closed: '{label} was not sent: the channel {channel} has closed. It is a draft again',
      limit:
        '{label} was not sent: the channel {channel} may send fewer broadcasts a day than before. It is a draft again',
      template:
        '{label} was not sent in the channel {channel}: its message template cannot be sent now. It is a draft again',
      templateUnderway: 'The sending of {label} in the channel {channel} is paused: its message template was stopped',
    },
    certificateEnding:
      '{days, plural, =1 {The certificate {name} ends tomorrow} other {The certificate {name} ends in # days, on {day}}}',
    webhookPaused: 'Notifications to {name} are paused: no answer since {day}',
    webhookGivenUp: 'Some notifications to {name} were not delivered after more than a day of attempts',
    versionDecided: {
      accepted: 'Version {number} of {name} was approved. It can be published now',
      rejected: 'Version {number} of {name} needs corrections',
    },
    releaseDue: {
      out: 'Version {number} of {name} went out on time, to {share, number}% of people',
      kept: 'Version {number} of {name} did not go out: the team is not certified',
    },
    versionTakenDown: 'We took down version {number} of {name}. See why',
    removalDecided: {
      accepted: '{name} is gone from search, as the team asked',
      rejected: 'The request to remove {name} from search was not accepted',
    },
    messagePaused: '{title} of {name} was paused: most people declined it',
    templateDecided: {
      accepted: 'The message {title} of {name} was approved. It can be used now',
      rejected: 'The message {title} of {name} needs corrections',
    },
    messageTemplateDecided: {
      accepted: 'The message template {name} was approved. It can be sent now',
      rejected: 'The message template {name} needs corrections',
    },
    ticketAnswered: {
      answered: 'Support answered: {subject}',
      asked: 'Support waits for your answer: {subject}',
      solved: 'Support marked as solved: {subject}',
    },
    messageTemplateSwitched: {
      paused: 'The message template {name} is paused: {reason}',
      resumed: 'The message template {name} can be sent again',
      disabled: 'The message template {name} was switched off: {reason}',
    },
    messageTemplateComplained: {
      paused: 'The message template {name} is paused until {until}: {people, number} people complained of it',
      resumed: 'The pause of the message template {name} is over',
      disabled: 'The message template {name} was switched off: {people, number} people complained of it',
    },
    channelModerated: {
      takenDown: '{label}, of the channel {name}, was taken down: {reason}',
      restored: '{label}, of the channel {name}, can be read again',
      frozen: 'The channel {name} was frozen: {reason}',
      unfrozen: 'The channel {name} is no longer frozen',
      upheld: 'We looked again, and the decision about {name} stays: {reason}',
    },
    robotHeld: {
      held: 'The platform switched off the assistant {name}, of the channel {channel}: {reason}',
      released: 'The assistant {name}, of the channel {channel}, can be switched on again: {reason}',
    },
    channelDecided: {
      accepted: {
        channelOfficial: '{name} has the official badge now',
        channelPersonal: '{name} has the personal badge now',
        channelSubject: 'Who answers for {name} was accepted',
        association: '{name} opens the mini program you asked for now',
      },
      rejected: {
        channelOfficial: 'The official certification of {name} needs corrections',
        channelPersonal: 'The personal certification of {name} needs corrections',
        channelSubject: 'Who answers for {name} needs corrections',
        association: 'The mini program asked for {name} was not approved',
      },
    },
    associationRequested: {
      requested: 'The channel {channel} asks to lead people to {name}',
      lifted: 'The channel {channel} does not lead to {name} any more',
    },
    associationAnswered: {
      agreed: 'The team of {applet} agreed to what {name} asked. Our team reviews it now',
      declined: 'The team of {applet} declined what {name} asked',
      lifted: 'The team of {applet} lifted the link to {name}',
    },
    accepted: {
      certification: 'The certification of the team was accepted{product}',
      merchant: 'The payment details were accepted{product}',
      product: 'Product accepted: {product}',
    },
    rejected: {
      certification: 'The certification of the team needs corrections{product}',
      merchant: 'The payment details need corrections{product}',
      product: 'The request for this product needs corrections: {product}',
    },
  },
} as const satisfies Shape<typeof pt>;
