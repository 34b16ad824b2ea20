import type { CardConfig } from '../../platform/card-config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { createCardAsks } from './card-ask.service.ts';
import { createCardAttempts } from './card-attempt.service.ts';
import type { CardClient } from './card-client.ts';
import { arrivedOf, isGood, isHeld } from './card-message.ts';
import type { CardSales } from './card-sales.ts';
import type { ChargeAnswer, Rail } from './rail.ts';

interface Needs {
  readonly config: Pick<CardConfig, 'pauseMs'>;
  readonly db: Db;
  readonly clock: Clock;
  readonly client: CardClient;
  readonly sales: CardSales;
}

/** Credit cards at an acquirer, by Cielo's API E-commerce (docs/operating.md, decision 121). */
export const createCardRail = ({ config, db, clock, client, sales }: Needs): Rail => {
  const authorise = createCardAttempts({ db, clock, client, sales });
  const asks = createCardAsks({ db, clock, client, sales, pauseMs: config.pauseMs });
  return {
    ...asks,
    authorise,
    /** Cards that said no leave it open: another may be tried. */
    inquire: async (txid): Promise<ChargeAnswer> => {
      const all = await sales.ofCharge(txid);
      if (all.length === 0) return { state: 'unknown' };
      const of = (isWanted: boolean) =>
        all.filter((sale) => isGood(sale) && isHeld(sale) === isWanted).map((sale) => arrivedOf(sale, clock.now()));
      const paid = of(false);
      if (paid.length > 0) return { state: 'paid', payments: paid };
      const held = of(true);
      return held.length > 0 ? { state: 'authorised', payments: held } : { state: 'open' };
    },
  };
};
