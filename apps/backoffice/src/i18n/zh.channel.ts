import approval from './zh/approval.ts';
import association from './zh/association.ts';
import broadcast from './zh/broadcast.ts';
import channel from './zh/channel.ts';
import conversation from './zh/conversation.ts';
import follower from './zh/follower.ts';
import knowledge from './zh/knowledge.ts';
import moderation from './zh/moderation.ts';
import reception from './zh/reception.ts';
import reply from './zh/reply.ts';
import robot from './zh/robot.ts';
import template from './zh/template.ts';

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
