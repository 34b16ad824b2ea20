import association from './en/association.ts';
import broadcast from './en/broadcast.ts';
import channel from './en/channel.ts';

export default {
  association,
  broadcast,
  channel,
};
