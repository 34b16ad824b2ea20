import type { SubjectType } from '@balcao/contract/review';
import type { WithdrawalTerms } from '@balcao/contract/withdrawal-request';
import type { Queries, Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { TeamService } from '../team/team.service.ts';
import type { TermsRow } from './withdrawal.tables.ts';
import { findTerms, saveTerms, type TermsChange } from './withdrawal-terms.repository.ts';

export type { TermsChange } from './withdrawal-terms.repository.ts';

/** In centavos. The fees are figures of the sandbox: no contract with a bank stands behind them. */
const common = {
  single: 5_000_000,
  daily: 20_000_000,
  minimum: 1_000,
  fee: { pix: { fixed: 0, basisPoints: 0 }, bank: { fixed: 350, basisPoints: 0 } },
} as const;

/** What holds for a merchant for whom staff have set nothing; automatic withdrawal is for enterprises. */
export const commonTerms = (type: SubjectType): WithdrawalTerms => ({ ...common, automatic: type === 'enterprise' });

const merged = (terms: WithdrawalTerms, row: TermsChange | undefined): WithdrawalTerms => ({
  single: row?.single ?? terms.single,
  daily: row?.daily ?? terms.daily,
  minimum: row?.minimum ?? terms.minimum,
  fee: {
    pix: {
      fixed: row?.pixFixed ?? terms.fee.pix.fixed,
      basisPoints: row?.pixBasisPoints ?? terms.fee.pix.basisPoints,
    },
    bank: {
      fixed: row?.bankFixed ?? terms.fee.bank.fixed,
      basisPoints: row?.bankBasisPoints ?? terms.fee.bank.basisPoints,
    },
  },
  automatic: row?.automatic ?? terms.automatic,
});

/** What each merchant may withdraw and what it costs. */
export const createWithdrawalTerms = ({ teams }: { readonly teams: Pick<TeamService, 'standingOf'> }) => ({
  /** What holds for a merchant now, in centavos. @throws Refusal `not_found` when there is no such team. */
  of: async (queries: Queries, merchantId: string): Promise<WithdrawalTerms> => {
    const { type } = await teams.standingOf(queries, merchantId);
    return merged(commonTerms(type), await findTerms(queries, merchantId));
  },

  /** What would hold for a merchant with something else set for it. @throws Refusal `not_found`. */
  with: async (queries: Queries, merchantId: string, change: TermsChange): Promise<WithdrawalTerms> =>
    merged(commonTerms((await teams.standingOf(queries, merchantId)).type), change),

  /** What staff have set for a merchant; undefined where nothing was. */
  setFor: (queries: Queries, merchantId: string): Promise<TermsRow | undefined> => findTerms(queries, merchantId),

  /**
   * Sets something for a merchant from now on; null goes back to what holds for everyone. `version` as it was read, 0 where
   * nothing was set. @throws Refusal `changed_elsewhere`.
   */
  set: async (
    tx: Tx,
    merchantId: string,
    change: TermsChange,
    at: { readonly version: number; readonly now: Date },
  ): Promise<TermsRow> => (await saveTerms(tx, merchantId, change, at)) ?? refuse('changed_elsewhere'),
});
export type WithdrawalTermsService = ReturnType<typeof createWithdrawalTerms>;
