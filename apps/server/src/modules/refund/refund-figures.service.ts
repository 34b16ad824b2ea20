import type { Db } from '../../platform/db.ts';
import { countDone, countWaiting } from './refund-figures.repository.ts';

/** Counts of refunds for whoever shows figures. */
export const createRefundFigures = ({ db }: { readonly db: Db }) => ({
  /** Done in a few minutes, by how their orders were paid. */
  counted: (merchantId: string, stretch: { readonly from: Date; readonly to: Date }) =>
    countDone(db, merchantId, stretch),
  /** Waiting for somebody to decide. */
  waiting: (merchantId: string): Promise<number> => countWaiting(db, merchantId),
});
export type RefundFigures = ReturnType<typeof createRefundFigures>;
