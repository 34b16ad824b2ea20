import channel from './zh/channel.ts';

export default {
  channel,
};
