import broadcast from './es/broadcast.ts';
import channel from './es/channel.ts';
import follower from './es/follower.ts';

export default {
  broadcast,
  follower,
  channel,
};
