import channel from './es/channel.ts';

export default {
  channel,
};
