import broadcast from './zh/broadcast.ts';
import channel from './zh/channel.ts';

export default {
  broadcast,
  channel,
};
