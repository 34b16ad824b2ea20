import { causeOf } from '@balcao/contract/notification-cause';
import type { Told } from '@balcao/contract/notification-notice';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { insertNotice } from './notice.repository.ts';
import type { NoticePreferences } from './notice-preference.service.ts';

interface Needs {
  readonly clock: Clock;
  readonly events: Pick<Events, 'publish'>;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly preferences: Pick<NoticePreferences, 'policyOf'>;
}
interface Manner {
  /** The account that caused it, which need not be notified. */
  readonly doneBy?: string | undefined;
  /** Accounts that have a letter about it already: no e-mail says it again. */
  readonly writtenTo?: readonly string[];
  /** The account that alone is told, where it is about something of one member. */
  readonly onlyFor?: string;
}

/** A refund of a team; the amount in centavos. */
interface TeamRefund {
  readonly merchantId: string;
  readonly number: string;
  readonly orderNumber: string;
  readonly amount: number;
}

/** What teams are told of: in the bell of the back office, and by e-mail. */
export const createNotices = ({ clock, events, jobs, preferences }: Needs) => {
  const tell = async (
    tx: Tx,
    merchantId: string,
    told: Told,
    { doneBy, writtenTo = [], onlyFor }: Manner = {},
  ): Promise<void> => {
    const { kind, data } = told;
    const createdAt = clock.now();
    const who = { doneBy: doneBy ?? null, writtenTo: [...writtenTo], onlyFor: onlyFor ?? null };
    const row = {
      merchantId,
      id: newId(createdAt),
      kind,
      cause: causeOf(told),
      data,
      ...who,
      createdAt,
      mailedAt: null,
    };
    if (!(await insertNotice(tx, row))) return;
    await jobs.send(tx, 'notice.mail', { merchantId, id: row.id });
    if (kind === 'paymentReceived') await jobs.send(tx, 'notice.push', { merchantId, id: row.id });
    events.publish(tx, merchantId, { topic: 'notice', key: 'bell' });
  };
  const tellRefunds = async (
    tx: Tx,
    merchantId: string,
    all: readonly { readonly refund: TeamRefund; readonly manner?: Manner | undefined }[],
  ): Promise<void> => {
    if (all.length === 0) return;
    const { largeRefundFrom } = await preferences.policyOf(tx, merchantId);
    for (const { refund, manner } of all) {
      const { number, orderNumber, amount } = refund;
      if (amount < largeRefundFrom) continue;
      await tell(tx, merchantId, { kind: 'largeRefund', data: { number, orderNumber, amount } }, manner);
    }
  };
  return {
    /**
     * Tells the members who may know of it and want to, once however often it is told, when the caller's transaction is on disk.
     * Amounts are centavos.
     */
    tell,

    /** What teams were told of before: no e-mails are sent. */
    bringIn: async (tx: Tx, merchantId: string, past: readonly { readonly told: Told; readonly at: Date }[]) => {
      for (const { told, at } of past) {
        const row = { merchantId, id: newId(at), kind: told.kind, cause: causeOf(told), data: told.data };
        await insertNotice(tx, { ...row, doneBy: null, writtenTo: [], onlyFor: null, createdAt: at, mailedAt: at });
      }
    },

    /** A refund leaves: told where it is large to the team. */
    tellRefund: (tx: Tx, refund: TeamRefund, manner?: Manner): Promise<void> =>
      tellRefunds(tx, refund.merchantId, [{ refund, manner }]),
    /** The same for many of one team. */
    tellRefunds,
  };
};
export type Notices = ReturnType<typeof createNotices>;
