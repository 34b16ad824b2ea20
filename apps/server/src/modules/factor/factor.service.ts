import type { Queries, Tx } from '../../platform/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { countRecoveryCodes, findFactor, isFactorOn, useUpRecoveryCode, useUpStep } from './factor.repository.ts';
import { stepOf } from './otp.ts';

export interface FactorState {
  readonly enabledAt: Date | null;
  readonly recoveryCodesLeft: number;
}

/** Whether a code is one of the app: six digits can be guessed, the eighty bits of a recovery code cannot. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The second factor of people: codes of an authenticator app, and recovery codes. */
export const createFactorService = ({ secrets }: { readonly secrets: Secrets }) => {
  const hashOfCode = (accountId: string, code: string): string => secrets.mac('recovery-code', `${accountId} ${code}`);

  const acceptAppCode = async (tx: Tx, accountId: string, code: string, now: Date): Promise<boolean> => {
    const sealedSecret = (await findFactor(tx, accountId))?.sealedSecret;
    if (!sealedSecret) return false;
    const step = stepOf(secrets.open(sealedSecret), code, now);
    return step !== undefined && useUpStep(tx, accountId, { sealedSecret, step });
  };

  return {
    isOn: (queries: Queries, accountId: string): Promise<boolean> => isFactorOn(queries, accountId),

    state: async (queries: Queries, accountId: string): Promise<FactorState> => ({
      enabledAt: (await findFactor(queries, accountId))?.enabledAt ?? null,
      recoveryCodesLeft: await countRecoveryCodes(queries, accountId),
    }),

    hashOfCode,

    /** Uses the code up if it is right: a code of the app or a recovery code, each good once (promise S7). */
    accept: (tx: Tx, accountId: string, code: string, now: Date): Promise<boolean> =>
      isAppCode(code)
        ? acceptAppCode(tx, accountId, code, now)
        : useUpRecoveryCode(tx, accountId, hashOfCode(accountId, code), now),
  };
};
export type FactorService = ReturnType<typeof createFactorService>;
