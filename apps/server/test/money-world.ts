import type { Endpoint } from '@balcao/contract/endpoint';
import { PaymentMethod } from '@balcao/contract/order';
import { advanceClock } from '@balcao/contract/sandbox';
import { listDestinations } from '@balcao/contract/withdrawal-destination';
import type { Caller } from '@balcao/sdk/client';
import { RefusedError } from '@balcao/sdk/client';
import { createMerchantCaller } from '@balcao/sdk/merchant';
import { transaction } from '../src/platform/db.ts';
import { customer } from './customers.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { openTeam, type Person, register, type Team, workIn } from './people.ts';
import { certifyForPayments } from './submissions.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const yearsMs = 40 * 365 * 86_400_000;
/** A session is left to itself for so long at most: the product's clock moves by days here. */
const sessionLivesMs = 30 * 60_000;

/** An order as the seller remembers it. */
export interface KnownOrder {
  readonly number: string;
  readonly merchantOrderNumber: string;
  readonly payUrl: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly isHold: boolean;
  /** What the payer's bank or card said that it took. */
  taken: number;
}
/** What a merchant and its payers did, as they know it themselves. */
export interface Model {
  readonly orders: KnownOrder[];
  /** Refunds that wait for a decision, by our number. */
  readonly undecided: string[];
  numbers: number;
}

/** The product with one merchant in it, seen from outside; the server can be shut down and opened again. */
export interface World {
  readonly testApp: TestApp;
  readonly merchantId: string;
  /** Where its money may go. */
  readonly destinationId: string;
  /** A member of the team, who logs in again when the session has aged. */
  member(): Promise<Caller>;
  /** The merchant's server. */
  readonly server: Caller;
  readonly card: { readonly customerId: string; readonly cardId: string };
  advance(seconds: number): Promise<void>;
  restart(): Promise<void>;
}

/** A product that can be shut down and opened again on the same database. */
export const openStage = async (shared?: FreshDatabase) => {
  const database = shared ?? (await freshDatabase());
  let testApp = await openTestApp({}, database);
  const card = await (async () => {
    const { cardIds } = await customer(testApp, { cards: ['mastercardCredit'] });
    const { rows } = await testApp.platform.db.$client.query<{ id: string }>(
      'select customer_id as id from customer_card',
    );
    return { cardId: cardIds[0] ?? '', customerId: rows[0]?.id ?? '' };
  })();

  const enter = async (): Promise<World> => {
    const person: Person = await register(testApp);
    const team: Team = await openTeam(testApp, person);
    await certifyForPayments(testApp, team);
    await transaction(testApp.platform.db, (tx) =>
      testApp.services.products.activate(tx, team.merchantId, ['03', '11'], testApp.platform.clock.now()),
    );
    const found = await attempt(listDestinations, () => team.call(listDestinations, {}));
    const notAfter = new Date(testApp.platform.clock.now().getTime() + yearsMs);
    const { options }: MerchantServer = await merchantServer(testApp, team, { notAfter });
    const now = () => testApp.platform.clock.now();
    let session: { call: Caller; since: number } | undefined = { call: team.call, since: now().getTime() };
    return {
      get testApp() {
        return testApp;
      },
      merchantId: team.merchantId,
      destinationId: found?.list[0]?.id ?? '',
      member: async () => {
        if (!session || now().getTime() - session.since > sessionLivesMs)
          session = { call: (await workIn(testApp, person, team.merchantId)).call, since: now().getTime() };
        return session.call;
      },
      server: createMerchantCaller({ ...options, now, send: (request) => testApp.send(request) }) as unknown as Caller,
      card,
      advance: async (seconds) => {
        await testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
      },
      restart: async () => {
        session = undefined;
        await testApp.close();
        testApp = await openTestApp({}, database);
      },
    };
  };
  return {
    /** A merchant of its own. */
    enter,
    close: async () => {
      await testApp.close();
      if (!shared) await database.drop();
    },
  };
};

/** Calls, and takes a refusal that the endpoint announces for an answer; everything else is a failure. */
export const attempt = async <T>(endpoint: Endpoint, call: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await call();
  } catch (error) {
    const name = error instanceof RefusedError ? error.name : undefined;
    // A path that is not there yet has nothing to break.
    if (name && ([...endpoint.refusals, 'path_unknown'] as readonly string[]).includes(name)) return undefined;
    throw error;
  }
};
export const methods = PaymentMethod.options;
