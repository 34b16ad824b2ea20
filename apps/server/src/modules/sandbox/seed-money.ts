import { assess } from '@balcao/contract/withdrawal-eligibility';
import type { Tx } from '../../platform/db.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { ReserveService } from '../ledger/reserve.service.ts';
import type { AutomaticService } from '../withdrawal/automatic.service.ts';

export interface MoneyNeeds {
  readonly ledger: Pick<Ledger, 'spendable' | 'availableAt'>;
  readonly reserve: Pick<ReserveService, 'move'>;
  readonly automatic: Pick<AutomaticService, 'put' | 'lookAfter' | 'bringIn'>;
}
interface Ask {
  readonly merchantId: string;
  /** Who sets it. */
  readonly by: string;
  readonly now: Date;
}

const dayMs = 86_400_000;
/** R$ 300,00, in centavos. */
const setAside = 30_000;
const rules = { threshold: 200_000, deposit: 50_000, minimum: 10_000, single: 1_000_000, daily: 2_000_000 };
const terms = { single: 5_000_000, daily: 20_000_000, minimum: 1_000 };
const daysTried = [4, 3, 2];

/** Mornings on which the balance had not yet reached what the team wanted to wait for: a full thousand more than there ever was. */
const seedLooks = async (tx: Tx, { ledger, automatic }: MoneyNeeds, { merchantId, now }: Ask): Promise<void> => {
  const mornings = daysTried.map((daysAgo) => automatic.lookAfter(new Date(now.getTime() - daysAgo * dayMs)));
  const found = [];
  for (const at of mornings) found.push({ at, balance: await ledger.availableAt(tx, merchantId, at) });
  const most = Math.max(...found.map(({ balance }) => balance));
  const threshold = (Math.floor(most / 100_000) + 1) * 100_000;
  for (const { at, balance } of found) {
    const facts = { balance, dailyUsed: 0, terms, fee: { fixed: 0, basisPoints: 0 }, block: null };
    const { figures, reason } = assess(facts, { ...rules, threshold });
    await automatic.bringIn(tx, merchantId, { at, figures, reason });
  }
};

/** A refund reserve, and an automatic withdrawal that was tried out for some days and turned off again. */
export const seedMoney = async (tx: Tx, needs: MoneyNeeds, ask: Ask): Promise<void> => {
  const { merchantId, by, now } = ask;
  const { available } = await needs.ledger.spendable(tx, merchantId);
  if (available > 4 * setAside)
    await needs.reserve.move(tx, { merchantId, kind: 'setAside', amount: setAside, by }, now);
  const settings = { ...rules, enabled: false, destinationId: null, version: 0 };
  await needs.automatic.put(tx, merchantId, settings, by, new Date(now.getTime() - 5 * dayMs));
  await seedLooks(tx, needs, ask);
};
