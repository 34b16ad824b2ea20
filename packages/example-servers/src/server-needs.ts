import type { MerchantClient } from '@balcao/sdk/merchant';
import type { People } from './people.ts';
import type { Records } from './records.ts';

/** What the server of a mini program stands on. */
export interface ServerNeeds<Row> {
  readonly merchant: Pick<MerchantClient, 'createOrder' | 'queryOrder' | 'closeOrder'>;
  readonly people: People;
  readonly records: Records<Row>;
  readonly now: () => Date;
}

/** Answers the requests of the mini program. */
export type Answer = (request: Request) => Promise<Response>;
