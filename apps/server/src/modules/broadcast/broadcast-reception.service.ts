import {
  type BroadcastReception,
  type getBroadcastReception,
  type ReceptionUnit,
  receptionSpans,
} from '@balcao/contract/broadcast-reception';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import { findBroadcast } from './broadcast.repository.ts';
import { countReception, hasReaders, listLeft } from './broadcast-reception.repository.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach'>;
}
const secondsOf: Readonly<Record<ReceptionUnit, number>> = { hour: 3_600, day: 86_400 };

/** How a broadcast was received over time. Spans count from its sending, so no time zone changes their length. */
export const createBroadcastReceptions = ({ db, access }: Needs) => ({
  /** @throws Refusal `not_found` for what is not in the channel. */
  get: async ({ actor, params, query, now }: Call<typeof getBroadcastReception>): Promise<BroadcastReception> => {
    const { unit } = query;
    const { channel } = await access.reach(db, actor, params.id);
    const { merchantId } = channel;
    const found = await findBroadcast(db, { merchantId, channelId: channel.id, id: params.broadcastId });
    const { id, sentAt, seen, left } = found ?? refuse('not_found');
    if (!sentAt) return { unit, spans: [], isKnown: true, isOpen: false };

    const [seconds, atMost] = [secondsOf[unit], receptionSpans[unit]];
    const rows = await countReception(db, { merchantId, id, sentAt }, seconds, atMost);
    const leftAt = await listLeft(db, { merchantId, id });
    if (rows.length === 0 && leftAt.length === 0) {
      const isKnown = seen === 0 || (await hasReaders(db, { merchantId, id }));
      return { unit, spans: [], isKnown, isOpen: false };
    }
    const counts = new Map(rows.map(({ place, ...counted }) => [place, counted]));
    // Those who left before hours were noted are counted in the figure alone.
    const isLeftKnown = leftAt.reduce((sum, { count }) => sum + count, 0) === left;
    const leftIn = (place: number) =>
      leftAt.reduce((sum, { hour, count }) => (Math.floor((hour * 3_600) / seconds) === place ? sum + count : sum), 0);
    const begun = Math.floor((now.getTime() - sentAt.getTime()) / (seconds * 1_000)) + 1;
    const spans = Array.from({ length: Math.min(begun, atMost) }, (_, place) => ({
      from: new Date(sentAt.getTime() + place * seconds * 1_000).toISOString(),
      ...(counts.get(place) ?? { seen: 0, clicked: 0 }),
      left: isLeftKnown ? leftIn(place) : null,
    }));
    return { unit, spans, isKnown: true, isOpen: begun <= atMost };
  },
});
export type BroadcastReceptions = ReturnType<typeof createBroadcastReceptions>;
