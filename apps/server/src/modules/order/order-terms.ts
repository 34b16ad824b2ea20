import type { MerchantActor } from '../../platform/actor.ts';
import { batched } from '../../platform/batching.ts';
import type { Db } from '../../platform/db.ts';
import type { ProductService, Way } from '../product/product.service.ts';
import type { Payee, TeamService } from '../team/team.service.ts';

/** What is read of a merchant ahead of its order counts for so long: what is changed meanwhile holds from the next order on. */
const freshMs = 1_000;

/** Who is paid, and what it costs, as both stood at one moment. */
export interface OrderTerms {
  readonly payee: Payee | undefined;
  /** In centavos; undefined where the merchant may not be paid in this way. */
  feeOf(way: Way, amount: number): number | undefined;
  /** By the machine's clock, in milliseconds, before they were read. */
  readonly readAt: number;
}

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly products: Pick<ProductService, 'prices'>;
}

/** The terms of orders, read for many merchants at once, and ahead where a call is known to be on its way. */
export const createOrderTerms = ({ db, teams, products }: Needs) => {
  const read = async (asked: readonly string[]): Promise<OrderTerms[]> => {
    const readAt = performance.now();
    const merchantIds = [...new Set(asked)];
    const [payees, price] = await Promise.all([teams.payees(db, merchantIds), products.prices(db, merchantIds)]);
    return asked.map((id) => ({
      payee: payees.get(id),
      feeOf: (way, amount) => price(id, way, amount),
      readAt,
    }));
  };
  const readInBatch = batched(read);
  /** By the caller itself: what is read for a call that is refused goes with it. */
  const ahead = new WeakMap<MerchantActor, Promise<OrderTerms | undefined>>();
  return {
    /** Begins to read what an order of this caller will need. Where it fails, it is read when the order is made. */
    readAhead: (caller: MerchantActor): void => {
      const reading = readInBatch(caller.merchantId);
      ahead.set(
        caller,
        reading.catch(() => undefined),
      );
    },
    /** What was read ahead for this caller, if anything was. */
    readFor: async (caller: MerchantActor): Promise<OrderTerms | undefined> => ahead.get(caller),
    /** The terms of these merchants, one after the other: those that are given are taken while they are fresh, the others read at once. */
    fresh: async (
      asked: readonly { readonly merchantId: string; readonly terms: OrderTerms | undefined }[],
    ): Promise<OrderTerms[]> => {
      const since = performance.now() - freshMs;
      const kept = asked.map(({ terms }) => (terms && terms.readAt > since ? terms : undefined));
      const missing = asked.filter((_, place) => !kept[place]);
      const found = missing.length > 0 ? await read(missing.map(({ merchantId }) => merchantId)) : [];
      return kept.map((terms) => terms ?? (found.shift() as OrderTerms));
    },
  };
};
export type AllOrderTerms = ReturnType<typeof createOrderTerms>;
