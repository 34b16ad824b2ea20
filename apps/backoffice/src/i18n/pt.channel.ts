import approval from './pt/approval.ts';
import association from './pt/association.ts';
import broadcast from './pt/broadcast.ts';
import channel from './pt/channel.ts';
import conversation from './pt/conversation.ts';
import follower from './pt/follower.ts';
import knowledge from './pt/knowledge.ts';
import moderation from './pt/moderation.ts';
import reception from './pt/reception.ts';
import reply from './pt/reply.ts';
import robot from './pt/robot.ts';
import template from './pt/template.ts';

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
