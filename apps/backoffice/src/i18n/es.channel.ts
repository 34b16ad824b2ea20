import approval from './es/approval.ts';
import association from './es/association.ts';
import broadcast from './es/broadcast.ts';
import channel from './es/channel.ts';
import conversation from './es/conversation.ts';
import follower from './es/follower.ts';
import knowledge from './es/knowledge.ts';
import moderation from './es/moderation.ts';
import reception from './es/reception.ts';
import reply from './es/reply.ts';
import robot from './es/robot.ts';
import template from './es/template.ts';

export default {
  association,
  broadcast,
  conversation,
  follower,
  channel,
  knowledge,
  approval,
  moderation,
  template,
  reception,
  reply,
  robot,
};
