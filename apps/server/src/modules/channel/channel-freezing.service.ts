import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { type ChannelKey, findChannel, lockChannel, putFrozen } from './channel.repository.ts';
import type { ChannelRow } from './channel.tables.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
}

/** Channels that staff of the platform hold: from the commit on nothing is sent, read or followed. */
export const createChannelFreezing = ({ events }: Needs) => ({
  /** Freezes or unfreezes it. Undefined when it has that state already. Its row stays locked, so that a post is published either before or after. */
  put: async (tx: Tx, key: ChannelKey, frozenAt: Date | null): Promise<ChannelRow | undefined> => {
    await lockChannel(tx, key);
    const row = await findChannel(tx, key);
    if (!row || (row.frozenAt === null) === (frozenAt === null)) return undefined;
    await putFrozen(tx, key, frozenAt);
    events.publish(tx, key.merchantId, { topic: 'channel', key: key.id });
    return { ...row, frozenAt };
  },
});
export type ChannelFreezing = ReturnType<typeof createChannelFreezing>;
