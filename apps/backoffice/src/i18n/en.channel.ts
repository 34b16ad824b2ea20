import association from './en/association.ts';
import broadcast from './en/broadcast.ts';
import channel from './en/channel.ts';
import follower from './en/follower.ts';

export default {
  association,
  broadcast,
  follower,
  channel,
};
