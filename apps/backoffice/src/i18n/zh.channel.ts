import association from './zh/association.ts';
import broadcast from './zh/broadcast.ts';
import channel from './zh/channel.ts';

export default {
  association,
  broadcast,
  channel,
};
