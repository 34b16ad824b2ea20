import { type Media, type MediaKind, sentAtOnce } from '@balcao/contract/media';
import { wordsOfRefusal } from '@balcao/ui/refusals';
import { SendQueue } from '@balcao/ui/send-queue';
import { beforeLogOut } from '../../lib/log-out.ts';
import type { BroadcastPlace } from './broadcast.queries.ts';
import { sendMedia } from './media.queries.ts';

/** Files on their way into one draft. They go on while one looks at another page. */
export interface MediaSending {
  readonly queue: SendQueue;
  /** Takes what has arrived since it was asked last. */
  readonly takeArrived: () => readonly Media[];
}
const sendings = new Map<string, MediaSending>();

export const mediaSendingOf = (
  merchantId: string,
  { channelId, id }: BroadcastPlace,
  kind: MediaKind,
): MediaSending => {
  const key = [merchantId, channelId, id, kind].join('.');
  const former = sendings.get(key);
  if (former) return former;
  const arrived: Media[] = [];
  const queue = new SendQueue({
    atOnce: sentAtOnce,
    send: async (file, watch) => void arrived.push(await sendMedia({ merchantId, channelId, kind }, file, watch)),
    messageOf: wordsOfRefusal,
  });
  const sending = { queue, takeArrived: () => arrived.splice(0) };
  sendings.set(key, sending);
  return sending;
};

beforeLogOut(async () => {
  for (const { queue } of sendings.values()) queue.clear();
  sendings.clear();
});
