import { createBankReturns } from './bank-return.service.ts';
import { createDisputeCases } from './dispute-case.service.ts';

type Needs = Parameters<typeof createDisputeCases>[0] & Omit<Parameters<typeof createBankReturns>[0], 'cases'>;

/** What banks take back of paid orders by themselves, and the cases in which they ask for it. */
export const createDisputeService = (needs: Needs) => {
  const cases = createDisputeCases(needs);
  return { cases, returns: createBankReturns({ ...needs, cases }) };
};
export type DisputeService = ReturnType<typeof createDisputeService>;
