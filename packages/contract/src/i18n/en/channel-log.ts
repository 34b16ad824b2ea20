import type { Shape } from '../../shape.ts';
import type pt from '../pt/channel-log.ts';

/** What the log says of conversations and replies. */
export default {
  says: {
    conversationAssigned: '<who></who> gave a conversation of the channel <what></what> to <after></after>',
    conversationFreed: '<who></who> left a conversation of the channel <what></what> without an assignee',
    conversationSnoozed: '<who></who> snoozed a conversation of the channel <what></what>',
    conversationClosed: '<who></who> closed a conversation of the channel <what></what>',
    conversationReopened: '<who></who> reopened a conversation of the channel <what></what>',
    cannedAnswerMade: '<who></who> made the canned answer <after></after> in the channel <what></what>',
    cannedAnswerChanged: '<who></who> changed the canned answer <after></after> of the channel <what></what>',
    cannedAnswerRemoved: '<who></who> deleted the canned answer <before></before> of the channel <what></what>',
    repliesAllowed: '<who></who> allowed replies to posts of the channel <what></what>',
    repliesStopped: '<who></who> stopped replies to posts of the channel <what></what>',
    replyHidden: '<who></who> hid a reply in the channel <what></what>',
    replyShown: '<who></who> showed a reply again in the channel <what></what>',
    replierBlocked: '<who></who> blocked the replies of a person in the channel <what></what>',
    replierUnblocked: '<who></who> takes the replies of a person again in the channel <what></what>',
  },
  events: {
    '120': 'Conversation assigned',
    '121': 'Conversation snoozed',
    '122': 'Conversation closed',
    '123': 'Conversation reopened',
    '124': 'Canned answer made',
    '125': 'Canned answer changed',
    '126': 'Canned answer deleted',
    '140': 'Replies allowed in the channel',
    '141': 'Replies stopped in the channel',
    '142': 'Reply of a follower hidden',
    '143': 'Reply of a follower shown',
    '144': 'Block on replies changed',
  },
} satisfies Shape<typeof pt>;
