import broadcast from './pt/broadcast.ts';
import channel from './pt/channel.ts';
import follower from './pt/follower.ts';

export default {
  broadcast,
  follower,
  channel,
};
