import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Centavos, CivilDay } from './scalars.ts';

/** A figure and the same stretch of the day before it, so that half a day is not compared with a whole one. */
const Compared = z.object({ now: z.int(), before: z.int() });

export const Overview = z.object({
  /** The civil day in the caller's zone. */
  day: CivilDay,
  timezone: z.string(),
  /** Centavos paid today, orders paid today; `before`: yesterday until the same time of day. */
  paidAmount: Compared,
  paidCount: Compared,
  averageTicket: Compared,
  /** Orders created today that are paid, in hundredths of a percent of all created today. */
  conversion: Compared,
  balances: z.object({ pending: Centavos, available: Centavos }),
  /** Thirty civil days up to today, oldest first; days without sales are there with zeros. */
  days: z.array(z.object({ day: CivilDay, amount: Centavos, count: z.int() })),
});
export type Overview = z.infer<typeof Overview>;

export const getOverview = endpoint({
  id: 'dashboard.overview',
  face: 'admin',
  method: 'GET',
  path: '/dashboard/overview',
  summary: 'Today against yesterday, balances, and the past thirty days',
  access: { menu: 'payment.overview', level: 'read' },
  rate: 'read',
  reply: Overview,
  refusals: [],
});
