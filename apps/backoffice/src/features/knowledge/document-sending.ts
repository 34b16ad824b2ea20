import { wordsOfRefusal } from '@balcao/ui/refusals';
import { SendQueue } from '@balcao/ui/send-queue';
import { beforeLogOut } from '../../lib/log-out.ts';
import { sendDocument } from './knowledge.queries.ts';

const sendings = new Map<string, SendQueue>();
const atOnce = 2;

/** Documents on their way to the robots of one channel. They go on while one looks at another page. */
export const documentSendingOf = (merchantId: string, channelId: string): SendQueue => {
  const key = `${merchantId}.${channelId}`;
  const former = sendings.get(key);
  if (former) return former;
  const queue = new SendQueue({
    atOnce,
    send: (file, watch) => sendDocument({ merchantId, channelId }, file, watch),
    messageOf: wordsOfRefusal,
  });
  sendings.set(key, queue);
  return queue;
};

beforeLogOut(async () => {
  for (const queue of sendings.values()) queue.clear();
  sendings.clear();
});
