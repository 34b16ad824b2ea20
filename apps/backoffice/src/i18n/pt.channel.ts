import association from './pt/association.ts';
import broadcast from './pt/broadcast.ts';
import channel from './pt/channel.ts';
import conversation from './pt/conversation.ts';
import follower from './pt/follower.ts';
import moderation from './pt/moderation.ts';
import template from './pt/template.ts';

export default {
  association,
  broadcast,
  conversation,
  follower,
  channel,
  moderation,
  template,
};
