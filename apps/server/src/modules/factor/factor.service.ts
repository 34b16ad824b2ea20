import type { Queries } from '../../platform/db.ts';
import { isFactorOn } from './factor.repository.ts';

/** The second factor of people: codes of an authenticator app, and recovery codes. */
export const createFactorService = () => ({
  isOn: (queries: Queries, accountId: string): Promise<boolean> => isFactorOn(queries, accountId),
});
export type FactorService = ReturnType<typeof createFactorService>;
