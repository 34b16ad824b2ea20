import { reaches } from '@balcao/contract/menus';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { Grants } from '../member/grants.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import type { WithdrawalService } from '../withdrawal/withdrawal.service.ts';
import type { TriggerCall } from './trigger-call.ts';

export interface WithdrawalTriggerNeeds {
  readonly db: Db;
  readonly grants: Pick<Grants, 'rightsOf'>;
  readonly ledger: Pick<Ledger, 'spendable'>;
  readonly withdrawals: Pick<WithdrawalService, 'requests' | 'outcomes' | 'destinations'>;
  readonly sandboxRails: Pick<SandboxRails, 'payouts'>;
}

const amount = 10_00;

/** Ten reais of what is available go to a destination of the team, in the name of the person who made the key. */
export const createWithdrawalTriggers = (needs: WithdrawalTriggerNeeds) => {
  const { db, grants, ledger, withdrawals, sandboxRails } = needs;

  /** The key says who made it, and not that they may withdraw: that is asked in the transaction that moves money (rule: rights-at-once). */
  const mustMayWithdraw = async (tx: Tx, { merchantId, makerId: accountId }: TriggerCall['actor']): Promise<void> => {
    const maker = await grants.rightsOf(tx, { merchantId, accountId });
    if (!maker || !reaches(maker, 'payment.financial', 'write')) refuseField('type', 'triggerMaker');
  };

  const withdraw = ({ actor, now }: TriggerCall, isRefused: boolean): Promise<null> =>
    transaction(db, async (tx) => {
      const { merchantId, makerId } = actor;
      await mustMayWithdraw(tx, actor);
      const [destination] = await withdrawals.destinations.list(tx, merchantId);
      if (!destination) return refuseField('type', 'triggerDestination');
      const { available } = await ledger.spendable(tx, merchantId);
      if (available < amount) refuse('balance_insufficient');
      const ask = { merchantId, amount, destinationId: destination.id, type: '00', applicantId: makerId } as const;
      const row = await withdrawals.requests.open(tx, ask, now);
      if (isRefused) {
        // The refusal is stored at the bank in advance: under this key it keeps answering so.
        const payout = await withdrawals.outcomes.sendPast(tx, row, now);
        await sandboxRails.payouts.bringIn(tx, payout, 'failed', { at: now, settlesAt: now });
      }
      return null;
    });

  return {
    'withdrawal.succeeded': (call: TriggerCall) => withdraw(call, false),
    'withdrawal.failed': (call: TriggerCall) => withdraw(call, true),
  };
};
