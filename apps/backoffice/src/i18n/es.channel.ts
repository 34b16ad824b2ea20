import association from './es/association.ts';
import broadcast from './es/broadcast.ts';
import channel from './es/channel.ts';

export default {
  association,
  broadcast,
  channel,
};
