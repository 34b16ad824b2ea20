import association from './pt/association.ts';
import broadcast from './pt/broadcast.ts';
import channel from './pt/channel.ts';

export default {
  association,
  broadcast,
  channel,
};
