import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/association.ts';

export default {
  line: 'A mini program that people open from the channel.',
  none: 'The channel does not link to any mini program.',
  reason: vocabulary.reason,
  offShelf: 'People cannot open this mini program right now: its button is hidden in the channel.',
  state: {
    requested: 'Waiting for the other team',
    agreed: names.underReview,
    on: 'Linked',
    declined: 'Declined by the team',
    rejected: 'Not approved',
    withdrawn: 'Request withdrawn',
    lifted: 'Removed',
  },
  what: {
    requested: "The mini program's team answers first, then ours.",
    agreed: "The mini program's team accepted. Our team is now reviewing it.",
    on: 'People open the mini program at the top of the channel and below its broadcasts.',
    declined: "The mini program's team did not accept.",
    rejected: 'Our team did not approve this link. See the reason and request it again if you like.',
    withdrawn: 'The request was withdrawn before it was answered.',
    lifted: 'The channel no longer links to this mini program.',
  },
  form: {
    title: 'Request a link to a mini program',
    applet: 'Which mini program',
    search: 'Mini program name',
    nothing: 'No mini program on the shelf has this name.',
    purpose: 'What people do in it',
    purposeHelp: "Read by the mini program's team and by ours: 10 to 300 characters.",
    send: 'Send the request',
    sent: 'Request sent.',
    leave: 'Leave without sending the request?',
    leaveText: 'What you chose and wrote has not been sent yet.',
    leaveAction: 'Leave without sending',
  },
  withdraw: {
    title: 'Withdraw the request?',
    text: 'Nobody will answer it any more. You can request it again later.',
    action: 'Withdraw request',
    done: 'The request was withdrawn.',
  },
  lift: {
    title: 'Remove the link?',
    text: 'People will no longer be able to open {applet} from {channel}. To get it back, you have to request it again.',
    action: 'Remove the link',
    done: 'The link was removed.',
    held: 'Can be removed from',
    left: 'Time remaining',
  },
  answer: {
    title: 'Channels that link to this mini program',
    line: 'Accept the ones that make sense for the people who use it. Our team then reviews them.',
    followers: channelVocabulary.followerCount,
    agree: 'Accept',
    decline: 'Decline',
    agreed: 'Accepted. Our team is now reviewing it.',
  },
  decline: {
    title: 'Decline {channel}?',
    text: "The channel's team reads the reason.",
    action: 'Decline the request',
    done: 'Request declined.',
  },
} satisfies Shape<typeof pt>;
