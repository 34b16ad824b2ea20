import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/association.ts';

export default {
  line: 'A mini program that people open from the channel.',
  none: 'The channel leads to no mini program.',
  reason: vocabulary.reason,
  offShelf: 'People cannot open this mini program now: its button is hidden in the channel.',
  state: {
    requested: 'Waits for the other team',
    agreed: names.underReview,
    on: 'Linked',
    declined: 'Declined by the team',
    rejected: 'Not approved',
    withdrawn: 'Request taken back',
    lifted: 'Lifted',
  },
  what: {
    requested: 'The team of the mini program answers first, then ours.',
    agreed: 'The team of the mini program agreed. Our team reviews it now.',
    on: 'People open the mini program from the head of the channel and below its posts.',
    declined: 'The team of the mini program did not agree.',
    rejected: 'Our team did not approve this link. Read why, and ask again if you like.',
    withdrawn: 'The request was taken back before it was answered.',
    lifted: 'The channel does not lead to this mini program any more.',
  },
  form: {
    title: 'Ask for a mini program',
    applet: 'Which mini program',
    search: 'Name of the mini program',
    nothing: 'No mini program on the shelf has this name.',
    purpose: 'What people do in it',
    purposeHelp: 'The team of the mini program and ours read this: 10 to 300 characters.',
    send: 'Send the request',
    sent: 'Request sent.',
    leave: 'Leave without sending the request?',
    leaveText: 'What you chose and wrote has not been sent yet.',
    leaveAction: 'Leave without sending',
  },
  withdraw: {
    title: 'Take the request back?',
    text: 'Nobody answers it any more. You can ask again later.',
    action: 'Take the request back',
    done: 'The request was taken back.',
  },
  lift: {
    title: 'Lift the link?',
    text: 'People no longer open {applet} from {channel}. To have it back, you ask again.',
    action: 'Lift the link',
    done: 'The link was lifted.',
    held: 'Can be lifted from',
    left: 'Time left',
  },
  answer: {
    title: 'Channels that lead to this mini program',
    line: 'Agree to those that make sense for the people who use it. Our team reviews them after that.',
    followers: channelVocabulary.followerCount,
    agree: 'Agree',
    decline: 'Decline',
    agreed: 'Agreed. Our team reviews it now.',
  },
  decline: {
    title: 'Decline {channel}?',
    text: 'The team of the channel reads the reason.',
    action: 'Decline the request',
    done: 'Request declined.',
  },
} satisfies Shape<typeof pt>;
