import association from './es/association.ts';
import broadcast from './es/broadcast.ts';
import channel from './es/channel.ts';
import follower from './es/follower.ts';
import moderation from './es/moderation.ts';

export default {
  association,
  broadcast,
  follower,
  channel,
  moderation,
};
