import { createHash } from 'node:crypto';
import { PaymentMethod } from '@balcao/contract/order';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { insertNotification, listUnread, markApplied } from './rail.repository.ts';

interface Needs {
  readonly clock: Clock;
  readonly secrets: Secrets;
}

export interface Unread {
  readonly id: string;
  readonly body: string;
}

/** What the Pix provider said, as it said it: nothing is done by it, but someone can see it afterwards. */
export const createPixKept = ({ clock, secrets }: Needs) => ({
  /** Notes that money came to another key than ours, once for each payment; answers whether it is new. */
  keepForeign: (queries: Queries, endToEndId: string): Promise<boolean> => {
    const receivedAt = clock.now();
    const of = { id: newId(receivedAt), rail: PaymentMethod.enum.pix, eventId: `other-key:${endToEndId}`, body: '' };
    return insertNotification(queries, { ...of, receivedAt, appliedAt: receivedAt });
  },
  /** What is kept and could not be read, oldest first, after an id. */
  listUnread: async (queries: Queries, after: string | undefined, limit: number): Promise<Unread[]> =>
    (await listUnread(queries, after, limit)).map(({ id, body }) => ({ id, body: secrets.open(body) })),
  /** It was read after all. */
  nowRead: (queries: Queries, id: string): Promise<void> => markApplied(queries, id, clock.now()),
  /**
   * Stores a message once, also an unreadable one; returns whether it is new. It may contain the payer's CPF, so it is sealed; its size is limited
   * like that of every message.
   */
  keep: (queries: Queries, body: string, isRead: boolean): Promise<boolean> => {
    const receivedAt = clock.now();
    const eventId = `call:${createHash('sha256').update(body).digest('hex')}`;
    const of = { id: newId(receivedAt), rail: PaymentMethod.enum.pix, eventId, body: secrets.seal(body) };
    return insertNotification(queries, { ...of, receivedAt, appliedAt: isRead ? receivedAt : null });
  },
});
export type PixKept = ReturnType<typeof createPixKept>;
