import channel from './en/channel.ts';

export default {
  channel,
};
