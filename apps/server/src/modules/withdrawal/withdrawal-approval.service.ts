import type { ApprovalFacts } from '@balcao/contract/approval';
import type { saveAutomatic } from '@balcao/contract/withdrawal-automatic';
import type { addDestination, removeDestination } from '@balcao/contract/withdrawal-destination';
import type { requestWithdrawal } from '@balcao/contract/withdrawal-request';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { findLive } from './destination.repository.ts';
import { accountOf, keptAs, type Owner } from './destination-account.ts';
import type { DestinationRow } from './withdrawal.tables.ts';

interface Needs {
  readonly secrets: Secrets;
  readonly ownerOf: (queries: Queries, merchantId: string) => Promise<Owner>;
}

const goingTo = ({
  masked,
  institution,
  accountName,
}: Pick<DestinationRow, 'masked' | 'institution' | 'accountName'>) => ({
  destination: institution ? `${institution} · ${masked}` : masked,
  recipient: accountName,
});

/** What a code approves where money leaves, or where it may go changes. */
export const createWithdrawalApprovals = ({ secrets, ownerOf }: Needs) => {
  const known = async (tx: Tx, merchantId: string, id: string) =>
    goingTo((await findLive(tx, merchantId, id)) ?? refuse('not_found'));

  return {
    request: async (tx: Tx, { actor, body }: Call<typeof requestWithdrawal>): Promise<ApprovalFacts> => ({
      amount: body.amount,
      ...(await known(tx, actor.merchantId, body.destinationId)),
    }),

    addDestination: async (tx: Tx, { actor, body }: Call<typeof addDestination>): Promise<ApprovalFacts> => {
      const { name } = await ownerOf(tx, actor.merchantId);
      return goingTo(keptAs(secrets, accountOf(body), { name, institution: null }));
    },

    removeDestination: (tx: Tx, { actor, params }: Call<typeof removeDestination>): Promise<ApprovalFacts> =>
      known(tx, actor.merchantId, params.id),

    saveAutomatic: async (tx: Tx, { actor, body }: Call<typeof saveAutomatic>): Promise<ApprovalFacts> => ({
      from: body.threshold,
      single: body.single,
      ...(body.destinationId === null ? {} : await known(tx, actor.merchantId, body.destinationId)),
    }),
  };
};
export type WithdrawalApprovals = ReturnType<typeof createWithdrawalApprovals>;
