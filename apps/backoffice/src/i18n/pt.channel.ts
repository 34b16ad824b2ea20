import channel from './pt/channel.ts';

export default {
  channel,
};
