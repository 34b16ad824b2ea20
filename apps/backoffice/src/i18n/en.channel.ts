import approval from './en/approval.ts';
import association from './en/association.ts';
import broadcast from './en/broadcast.ts';
import channel from './en/channel.ts';
import conversation from './en/conversation.ts';
import follower from './en/follower.ts';
import knowledge from './en/knowledge.ts';
import moderation from './en/moderation.ts';
import reception from './en/reception.ts';
import reply from './en/reply.ts';
import robot from './en/robot.ts';
import template from './en/template.ts';

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
