import broadcast from './es/broadcast.ts';
import channel from './es/channel.ts';

export default {
  broadcast,
  channel,
};
