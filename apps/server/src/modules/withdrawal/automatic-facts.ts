import type { DestinationKind } from '@balcao/contract/withdrawal';
import type { AutomaticFacts, AutomaticReason } from '@balcao/contract/withdrawal-eligibility';
import type { WithdrawalTerms } from '@balcao/contract/withdrawal-request';
import type { Queries } from '../../platform/db.ts';

const reasonOf = {
  not_certified: 'not_certified',
  merchant_frozen: 'frozen',
  withdrawal_unavailable: 'unavailable',
} as const;

/** The state of the merchant's withdrawals, the same for every caller. */
export interface Allowed {
  readonly terms: WithdrawalTerms;
  readonly available: number;
  /** Of the platform's limit of the day. */
  readonly dailyLeft: number;
  readonly block: keyof typeof reasonOf | null;
}
/** A destination, as far as it decides whether money can go there; `account` is what people see of it. */
export interface KnownDestination {
  readonly id: string;
  readonly account: string;
  readonly kind: DestinationKind;
  readonly isHeld: boolean;
}
export interface FactNeeds {
  readonly withdrawable: (queries: Queries, merchantId: string, now: Date) => Promise<Allowed>;
  readonly destinations: (queries: Queries, merchantId: string) => Promise<readonly KnownDestination[]>;
}

/** What the automatic withdrawal of a merchant goes by now. */
export const createAutomaticFacts =
  ({ withdrawable, destinations }: FactNeeds) =>
  async (queries: Queries, merchantId: string, destinationId: string | null, now: Date): Promise<AutomaticFacts> => {
    const { terms, available, dailyLeft, block } = await withdrawable(queries, merchantId, now);
    const destination = (await destinations(queries, merchantId)).find(({ id }) => id === destinationId);
    const blockOf = (): AutomaticReason | null => {
      if (!terms.automatic) return 'not_eligible';
      if (block) return reasonOf[block];
      if (!destination) return 'destination_missing';
      return destination.isHeld ? 'destination_held' : null;
    };
    const { single, daily, minimum } = terms;
    return {
      balance: available,
      dailyUsed: daily - dailyLeft,
      terms: { single, daily, minimum },
      fee: terms.fee[destination?.kind ?? 'pix'],
      block: blockOf(),
    };
  };
export type AutomaticFactsOf = ReturnType<typeof createAutomaticFacts>;
