import type { ProofFinding } from '@balcao/contract/ledger-proof';
import type { Db } from '../../platform/db.ts';
import type { TeamService } from '../team/team.service.ts';
import type { KeptFinding } from './ledger-proof.tables.ts';

interface Named {
  readonly number: string;
  readonly name: string;
}

/** Merchants by what people call them. */
export const createLedgerMerchants = ({
  db,
  teams,
}: {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payees'>;
}) => ({
  named: async (ids: readonly (string | null)[]): Promise<ReadonlyMap<string, Named>> => {
    const known = await teams.payees(db, [...new Set(ids.filter((id) => id !== null))]);
    return new Map([...known].map(([id, { merchantNumber: number, name }]) => [id, { number, name }]));
  },
  presentFinding: ({ merchantId, ...finding }: KeptFinding, known: ReadonlyMap<string, Named>): ProofFinding => ({
    ...finding,
    merchant: known.get(merchantId ?? '') ?? null,
  }),
});
export type LedgerMerchants = ReturnType<typeof createLedgerMerchants>;
