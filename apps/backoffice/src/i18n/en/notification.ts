import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/notification.ts';

export default {
  title: vocabulary.news,
  line: 'What happened in your team in the last six months.',
  bell: '{count, plural, =0 {News} other {News: # new}}',
  isNew: 'New',
  seeAll: 'Mark all as read',
  all: 'View all',
  choose: 'Choose what I receive',
  empty: {
    title: 'No news for now',
    text: 'When something important happens in the team, you will see it here.',
  },
  cardLine: 'What you want to receive about the team {team}, on the bell and by e-mail.',
  noneForYou: 'Your role does not give access to anything that brings news. Talk to a super admin.',
  what: 'What happens',
  ways: { bell: 'Bell', mail: 'E-mail' },
  switch: '{name}: {way}',
  locked: "This e-mail protects the team's money and is always on.",
  largeFrom: 'From {amount}',
  amount: {
    title: money.largeRefund,
    label: 'Notify from',
    help: 'For the whole team. Refunds of this amount or more appear in the news.',
    done: 'Amount saved',
  },
  paymentsTogether: 'At most one notice a minute, with the count and the total',
  sound: {
    label: 'Play a sound in this browser',
    help: 'While Balcão is on screen, a short sound with each notice; if it is in another tab, when you come back. After the page is opened or reloaded, the browser only plays the sound once you have clicked on it.',
  },
  push: {
    label: 'Notify me on this device while Balcão is closed',
    help: 'A browser notification with the amount, until you log out or switch teams on this device. Anyone who sees the screen sees the amount.',
    why: {
      denied:
        'This browser does not let Balcão notify you. Allow notifications from this site in your browser settings and turn it on again.',
      dismissed: 'The browser asked for permission and got no answer. Turn it on again and choose “Allow”.',
      homeScreen:
        "On iPhone and iPad, open Safari's Share menu, tap “Add to Home Screen”, and turn it on in the Balcão that appears there.",
      unsupported:
        'This browser cannot notify you while the page is closed. Use a current version of Chrome, Edge, Firefox or Safari, at an https:// address.',
      failed:
        'The browser could not reach its own notification service. A private window or the network may be the cause. Try again later.',
    },
  },
  names: {
    withdrawalPaid: 'Withdrawal completed',
    withdrawalFailed: money.withdrawalNotCompleted,
    settlementArrived: 'Settlement in the available balance',
    paymentReceived: money.paymentReceived,
    automaticSkipped: 'Automatic withdrawal not made',
    destinationAdded: 'New withdrawal account',
    moneyFrozen: money.moneyFrozen,
    moneyUnfrozen: 'Money unfrozen',
    refundWaiting: 'Refund waiting for a decision',
    largeRefund: money.largeRefund,
    wrongAmount: money.paymentOfTheWrongAmount,
    moneyCredited: 'Payment identified and credited',
    reviewDecided: 'Review result',
    versionDecided: 'Version review result',
    releaseDue: 'Scheduled release',
    versionTakenDown: 'Version taken down',
    removalDecided: 'Removal request result',
    messagePaused: 'Message paused',
    templateDecided: 'Message review result',
    channelDecided: 'Channel review result',
    channelModerated: 'Platform decision about a channel',
    robotHeld: 'Assistant turned off or released by the platform',
    workflowHeld: 'Workflow turned off or released by the platform',
    associationRequested: 'Channels that link to a mini program',
    associationAnswered: 'Answer to a link request',
    messageTemplateDecided: 'Message template review result',
    messageTemplateSwitched: 'Message template paused or turned off',
    messageTemplateComplained: 'Message template stopped because of complaints',
    ticketAnswered: 'Support answers',
    bankReturn: 'Return made by the bank',
    disputeOpened: money.disputeOpened,
    disputeEnded: 'Dispute ended',
    broadcastApproval: 'Broadcasts waiting for approval',
    broadcastReturned: 'Scheduled broadcast that was not sent',
    certificateEnding: 'Certificate about to expire',
    webhookPaused: 'Notification address paused',
    webhookGivenUp: 'Notifications not delivered',
  },
  words: {
    withdrawalPaid: 'The withdrawal of {amount} reached its destination',
    withdrawalFailed: 'The withdrawal of {amount} failed; the amount is back in the available balance',
    settlementArrived: '{amount} reached the available balance on {day}',
    paymentReceived: '{count, plural, one {Payment of {amount} received} other {# payments received: {amount}}}',
    automaticSkipped: 'The automatic withdrawal of {day} was not made. See why',
    destinationAdded: 'New withdrawal account: {name}. It can be used from {from}',
    moneyFrozen: "The team's withdrawals are on hold. See what to do",
    moneyUnfrozen: 'Withdrawals are available again',
    refundWaiting: 'A refund of {amount} is waiting for a decision',
    largeRefund: 'A refund of {amount} is on its way to the payer',
    bankReturn: "The payer's bank took back {amount} from a paid order",
    disputeOpened: "The payer's bank disputes {amount}. Send evidence by {until}",
    disputeAccepted: 'The bank accepted a dispute and took the money back',
    disputeEnded: 'A dispute has ended, and the money has been released',
    wrongAmount: '{amount} arrived for an order of {expected}: it is being returned to the payer',
    moneyCredited: '{amount} that arrived without an order belongs to the team and is in the available balance',
    broadcastApproval: {
      asked: '{label} is waiting for approval in the channel {channel}',
      approved: '{label} was approved in the channel {channel}',
      declined: '{label} was returned in the channel {channel}. It is a draft again',
    },
    broadcastReturned: {
      rights:
        '{label} was not sent in the channel {channel}: the person who scheduled it can no longer publish. It is a draft again',
      tags: '{label} was not sent in the channel {channel}: a tag was deleted. It is a draft again',
      closed: '{label} was not sent: the channel {channel} has closed. It is a draft again',
      limit:
        '{label} was not sent: the channel {channel} can send fewer broadcasts a day than before. It is a draft again',
      template:
        '{label} was not sent in the channel {channel}: its message template cannot be sent right now. It is a draft again',
      templateUnderway: 'The sending of {label} in the channel {channel} is paused: its message template was stopped',
    },
    certificateEnding:
      '{days, plural, =1 {The certificate {name} expires tomorrow} other {The certificate {name} expires in # days, on {day}}}',
    webhookPaused: 'Notifications to {name} are paused: no response since {day}',
    webhookGivenUp: 'Some notifications to {name} were not delivered after more than a day of attempts',
    versionDecided: {
      accepted: 'Version {number} of {name} was approved. It can now be published',
      rejected: 'Version {number} of {name} needs corrections',
    },
    releaseDue: {
      out: 'Version {number} of {name} went online on schedule, for {share, number}% of people',
      kept: 'Version {number} of {name} was not published: the team is not certified',
    },
    versionTakenDown: 'We took down version {number} of {name}. See why',
    removalDecided: {
      accepted: '{name} was removed from search, as the team requested',
      rejected: 'The request to remove {name} from search was not accepted',
    },
    messagePaused: '{title} of {name} was paused: most people declined it',
    templateDecided: {
      accepted: 'The message {title} of {name} was approved. It can now be used',
      rejected: 'The message {title} of {name} needs corrections',
    },
    messageTemplateDecided: {
      accepted: 'The message template {name} was approved. It can now be sent',
      rejected: 'The message template {name} needs corrections',
    },
    ticketAnswered: {
      answered: 'Support answered: {subject}',
      asked: 'Support is waiting for your answer: {subject}',
      solved: 'Support marked as solved: {subject}',
    },
    messageTemplateSwitched: {
      paused: 'The message template {name} is paused: {reason}',
      resumed: 'The message template {name} can be sent again',
      disabled: 'The message template {name} was turned off: {reason}',
    },
    messageTemplateComplained: {
      paused: 'The message template {name} is paused until {until}: {people, number} people complained about it',
      resumed: 'The pause of the message template {name} is over',
      disabled: 'The message template {name} was turned off: {people, number} people complained about it',
    },
    channelModerated: {
      takenDown: '{label}, from the channel {name}, was taken down: {reason}',
      restored: '{label}, from the channel {name}, is online again',
      frozen: 'The channel {name} was frozen: {reason}',
      unfrozen: 'The channel {name} is no longer frozen',
      upheld: 'We reviewed it again, and the decision about {name} stands: {reason}',
    },
    robotHeld: {
      held: 'The platform turned off the assistant {name} of the channel {channel}: {reason}',
      released: 'The assistant {name} of the channel {channel} can be turned on again: {reason}',
    },
    workflowHeld: {
      held: 'The platform turned off the workflow {name} of the channel {channel}: {reason}',
      released: 'The workflow {name} of the channel {channel} can be turned on again: {reason}',
    },
    channelDecided: {
      accepted: {
        channelOfficial: '{name} now has the official badge',
        channelPersonal: '{name} now has the personal badge',
        channelSubject: 'The responsible party of {name} was accepted',
        association: '{name} now opens the mini program you requested',
      },
      rejected: {
        channelOfficial: 'The official certification of {name} needs corrections',
        channelPersonal: 'The personal certification of {name} needs corrections',
        channelSubject: 'The responsible party of {name} needs corrections',
        association: 'The mini program requested for {name} was not approved',
      },
    },
    associationRequested: {
      requested: 'The channel {channel} requests a link to {name}',
      lifted: 'The channel {channel} no longer links to {name}',
    },
    associationAnswered: {
      agreed: 'The team of {applet} accepted the request of {name}. Our team is now reviewing it',
      declined: 'The team of {applet} declined the request of {name}',
      lifted: 'The team of {applet} removed the link to {name}',
    },
    accepted: {
      certification: "The team's certification was approved{product}",
      merchant: 'The payment data was approved{product}',
      product: 'Product approved: {product}',
    },
    rejected: {
      certification: "The team's certification needs corrections{product}",
      merchant: 'The payment data needs corrections{product}',
      product: 'The request for this product needs corrections: {product}',
    },
  },
} as const satisfies Shape<typeof pt>;
