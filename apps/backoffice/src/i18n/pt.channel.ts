import broadcast from './pt/broadcast.ts';
import channel from './pt/channel.ts';

export default {
  broadcast,
  channel,
};
