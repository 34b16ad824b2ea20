import type { Db } from '../../platform/db.ts';
import { countCreated, type Stretch, sumByDay, sumPaid } from './order-figures.repository.ts';

/** Sums over orders for whoever shows figures: one place, so that figures agree with lists (promise M12). */
export const createOrderFigures = ({ db }: { readonly db: Db }) => ({
  /** Centavos and count of the orders completed in the stretch. */
  paid: (merchantId: string, stretch: Stretch) => sumPaid(db, merchantId, stretch),
  /** The same by civil day of the zone; days without sales are absent. */
  paidByDay: (merchantId: string, stretch: Stretch, zone: string) => sumByDay(db, merchantId, stretch, zone),
  /** Orders created in the stretch, and how many of them are paid by now. */
  created: (merchantId: string, stretch: Stretch) => countCreated(db, merchantId, stretch),
});
export type OrderFigures = ReturnType<typeof createOrderFigures>;
export type { Stretch };
