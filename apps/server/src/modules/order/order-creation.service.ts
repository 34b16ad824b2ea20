import type { ChargedOrder, createOrder } from '@balcao/contract/order';
import { batched } from '../../platform/batching.ts';
import { databaseIsUnavailable } from '../../platform/database-errors.ts';
import { type Db, sqlStateOf } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { inFlightOr, insertIdempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { BankCalendar } from '../calendar/calendar.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { NewOrder, OrderAsk } from './new-order.ts';
import type { PresentCharged } from './order.present.ts';
import { type OrderRow, orders } from './order.tables.ts';
import { dueFault } from './order-due.ts';
import type { AllOrderTerms, OrderTerms } from './order-terms.ts';

type CreateCall = Call<typeof createOrder>;

/** What a merchant's server asks for. */
export const askOf = ({ actor, body }: CreateCall): OrderAsk => ({ ...body, merchantId: actor.merchantId });

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publishWritten'>;
  readonly terms: Pick<AllOrderTerms, 'readFor' | 'fresh'>;
  readonly rails: Pick<RailService, 'offers'>;
  readonly calendar: Pick<BankCalendar, 'days'>;
  readonly newOrder: NewOrder;
  readonly presentCharged: PresentCharged;
}
interface Asked {
  readonly call: CreateCall;
  readonly merchantId: string;
  /** As they were read while the call was let in. */
  readonly terms: OrderTerms | undefined;
}
interface Creation {
  readonly call: CreateCall;
  readonly order: OrderRow;
  readonly reply: ChargedOrder;
}

/** Orders that were created in the batch, and refusals; calls in neither are run individually. */
interface Written {
  readonly made: ReadonlySet<Creation>;
  readonly failed: ReadonlyMap<Creation, unknown>;
}
/** A key or a number that exists already: the call is run individually, which gives the reason. */
const notWritten: Written = { made: new Set(), failed: new Map() };

/** SQLSTATE: a key or a number that is there already, a deadlock, a lock that another holds for too long. */
const inTheWay = new Set(['23505', '40P01', '55P03']);

/** Writes orders in one statement where possible, else individually. */
const createWriter = ({ db, events }: Pick<Needs, 'db' | 'events'>) => {
  const write = async (creations: readonly Creation[]): Promise<Written> => {
    if (creations.length === 0) return notWritten;
    const numbers = await insertIdempotently(
      db,
      orders,
      'number',
      creations.map(({ call, order, reply }) => ({ call, reply, row: order })),
    );
    const made = creations.filter(({ order }) => numbers.has(order.number));
    for (const { order } of made) events.publishWritten(order.merchantId, { topic: 'order', key: order.number });
    return { made: new Set(made), failed: new Map() };
  };

  /** After a database failure the same order is not retried at once, so that waits do not add up. */
  const notDone = (some: readonly Creation[], error: unknown): Written =>
    databaseIsUnavailable(error)
      ? { made: new Set(), failed: new Map(some.map((one) => [one, inFlightOr(error)])) }
      : notWritten;
  const writeAlone = (one: Creation): Promise<Written> => write([one]).catch((error: unknown) => notDone([one], error));
  /** What one of them has done under its key before, or does at this moment, undoes all: each is written by itself then. */
  const writeAll = async (creations: readonly Creation[]): Promise<Written> => {
    try {
      return await write(creations);
    } catch (error) {
      if (creations.length === 1 || !inTheWay.has(sqlStateOf(error) ?? '')) return notDone(creations, error);
      const all = await Promise.all(creations.map(writeAlone));
      return {
        made: new Set(all.flatMap(({ made }) => [...made])),
        failed: new Map(all.flatMap(({ failed }) => [...failed])),
      };
    }
  };
  return writeAll;
};

/**
 * Creates concurrently requested orders in one statement. Undefined for those that cannot be created so: a known key, a used number, a team without
 * the permission. They leave no trace and are run individually, which gives the reason.
 * @throws Refusal `idempotency_in_flight` for a key in flight.
 */
export const createOrderBatch = (needs: Needs) => {
  const { terms, rails, calendar, newOrder, presentCharged } = needs;
  const writeAll = createWriter(needs);
  const prepare = async (asked: readonly Asked[]): Promise<(Creation | undefined)[]> => {
    const [all, days] = await Promise.all([terms.fresh(asked), calendar.days()]);
    return asked.map(({ call }, place) => {
      const { payee, feeOf } = all[place] as OrderTerms;
      const fee = feeOf(call.body, call.body.amount);
      if (!payee?.certified || fee === undefined || !rails.offers(call.body.method)) return undefined;
      if (dueFault(call.body.due, call.now)) return undefined;
      const order = newOrder(askOf(call), payee, fee, { now: call.now, days });
      return { call, order, reply: presentCharged(order) };
    });
  };

  const createInBatch = batched(async (asked: readonly Asked[]) => {
    const creations = await prepare(asked);
    const { made, failed } = await writeAll(creations.filter((one) => one !== undefined));
    return creations.map((one): ChargedOrder | undefined | Promise<never> => {
      if (one && failed.has(one)) return Promise.reject(failed.get(one));
      return one && made.has(one) ? one.reply : undefined;
    });
  });
  return async (call: CreateCall): Promise<ChargedOrder | undefined> =>
    createInBatch({ call, merchantId: call.actor.merchantId, terms: await terms.readFor(call.actor) });
};
