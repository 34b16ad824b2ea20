import { PaymentMethod } from '@balcao/contract/order';
import type { Logger } from 'pino';
import type { Db } from '../../platform/db.ts';
import type { PixConfig } from '../../platform/pix-config.ts';
import type { PixKept } from './pix-kept.service.ts';
import { isOfKey, type ReceivedPix, readReceived } from './pix-message.ts';
import { listKeptEvents } from './rail.repository.ts';
import type { RailService } from './rail.service.ts';
import type { RailMessage } from './rail-message.ts';

interface Needs {
  readonly config: Pick<PixConfig, 'chave'>;
  readonly db: Db;
  readonly log: Logger;
  readonly rails: Pick<RailService, 'hear'>;
  readonly kept: PixKept;
}
const rail = PaymentMethod.enum.pix;

/** Takes in what the Pix provider has answered of payments, however it came to be asked: each payment is booked once. */
export const createPixHearing = ({ config, db, log, rails, kept }: Needs) => {
  /** A payment to another key is not ours: it is neither an order's nor an unidentified payment. Each is counted and logged once. */
  const isOurs = async (received: ReceivedPix): Promise<boolean> => {
    const { endToEndId } = received;
    if (isOfKey(received, config.chave)) return true;
    const isNew = await kept.keepForeign(db, endToEndId);
    if (isNew) log.warn({ endToEndId }, 'the Pix provider told of money that came to another key than PIX_CHAVE');
    return false;
  };
  /** An unreadable entry is stored, sealed and once, and retried; the other entries of the message are processed. */
  const read = async (entry: unknown): Promise<readonly RailMessage[]> => {
    const received = readReceived(entry);
    if (received) return (await isOurs(received)) ? received.messages : [];
    const isNew = await kept.keep(db, JSON.stringify(entry), false);
    if (isNew) log.error('the Pix provider said of a payment what cannot be read; it is kept');
    return [];
  };
  /** Applies each individually: one that cannot be applied now is stored, and retried by other jobs. @throws where it could not be stored either. */
  const apply = async (all: readonly RailMessage[]): Promise<void> => {
    const ids = all.map(({ eventId }) => eventId);
    const before = await listKeptEvents(db, rail, ids);
    const news = all.filter(({ eventId }) => !before.has(eventId));
    const hearAll = (some: readonly RailMessage[]) =>
      Promise.allSettled(some.map((message) => rails.hear(rail, [message])));
    // A refund can only follow a payment that has arrived.
    const heard = [
      ...(await hearAll(news.filter(({ type }) => type === 'charge.paid'))),
      ...(await hearAll(news.filter(({ type }) => type !== 'charge.paid'))),
    ];
    const failed = heard.find((one) => one.status === 'rejected');
    if (!failed) return;
    const after = await listKeptEvents(db, rail, ids);
    if (ids.some((id) => !after.has(id))) throw failed.reason;
  };

  return {
    /** @throws where something could neither be applied nor kept. */
    hear: async (entries: readonly unknown[]): Promise<void> => {
      const all: RailMessage[] = [];
      for (const entry of entries) all.push(...(await read(entry)));
      await apply(all);
    },
    /** The same of one that is kept already; false while it cannot be read. */
    hearKept: async (entry: unknown): Promise<boolean> => {
      const received = readReceived(entry);
      if (!received) return false;
      if (await isOurs(received)) await apply(received.messages);
      return true;
    },
  };
};
export type PixHearing = ReturnType<typeof createPixHearing>;
