import association from './es/association.ts';
import broadcast from './es/broadcast.ts';
import channel from './es/channel.ts';
import conversation from './es/conversation.ts';
import follower from './es/follower.ts';
import moderation from './es/moderation.ts';
import template from './es/template.ts';

export default {
  association,
  broadcast,
  conversation,
  follower,
  channel,
  moderation,
  template,
};
