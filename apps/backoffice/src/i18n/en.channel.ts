import broadcast from './en/broadcast.ts';
import channel from './en/channel.ts';

export default {
  broadcast,
  channel,
};
