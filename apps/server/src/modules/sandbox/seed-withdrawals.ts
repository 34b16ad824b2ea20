import type { DestinationKind } from '@balcao/contract/withdrawal';
import type { Tx } from '../../platform/db.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import type { WithdrawalService } from '../withdrawal/withdrawal.service.ts';
import type { WithdrawalTermsService } from '../withdrawal/withdrawal-terms.service.ts';

/** A withdrawal of the demonstration: where it went, how much of what was available, when, and how it ended. */
interface PastWithdrawal {
  readonly kind: DestinationKind;
  /** Hundredths of what is available at the beginning. */
  readonly share: number;
  readonly minutesAgo: number;
  readonly end: 'done' | 'failed' | 'processing';
  readonly isAutomatic?: true;
}
/** Every state that a withdrawal may be seen in, by hand and automatic. */
const past: readonly PastWithdrawal[] = [
  { kind: 'pix', share: 9, minutesAgo: 410, end: 'done', isAutomatic: true },
  { kind: 'bank', share: 5, minutesAgo: 340, end: 'done' },
  { kind: 'bank', share: 7, minutesAgo: 250, end: 'failed' },
  { kind: 'pix', share: 7, minutesAgo: 220, end: 'done' },
  { kind: 'pix', share: 11, minutesAgo: 95, end: 'done', isAutomatic: true },
  { kind: 'bank', share: 4, minutesAgo: 35, end: 'processing' },
];
/** Nothing is withdrawn of less than this, in centavos. */
const worthwhile = 50_000;
/** Whole reais, as people ask for them, and no more than the limit of one. */
const wholeReais = (centavos: number): number => Math.min(2_000_000, Math.floor(centavos / 10_000) * 10_000);
const dayMs = 86_400_000;

export interface WithdrawalNeeds {
  readonly ledger: Pick<Ledger, 'spendable'>;
  readonly sandboxRails: Pick<SandboxRails, 'payouts'>;
  readonly withdrawals: Pick<WithdrawalService, 'requests' | 'outcomes' | 'destinations'>;
  readonly withdrawalTerms: Pick<WithdrawalTermsService, 'set'>;
}
interface Of {
  readonly merchantId: string;
  /** Who asks, where someone does. */
  readonly applicantId: string;
  readonly now: Date;
}

/** What the team of the demonstration has withdrawn of what was settled, by the same hands as any other. */
export const seedWithdrawals = async (
  tx: Tx,
  { ledger, sandboxRails, withdrawals, withdrawalTerms }: WithdrawalNeeds,
  { merchantId, applicantId, now }: Of,
): Promise<void> => {
  await withdrawalTerms.set(tx, merchantId, { daily: 15_000_000 }, { version: 0, now });
  const { available } = await ledger.spendable(tx, merchantId);
  if (available < worthwhile) return;
  const destinations = await withdrawals.destinations.list(tx, merchantId);
  for (const { kind, share, minutesAgo, end, isAutomatic } of past) {
    const destinationId = destinations.find((one) => one.kind === kind)?.id;
    const amount = wholeReais((available * share) / 100);
    if (!destinationId || amount === 0) continue;
    const at = new Date(now.getTime() - minutesAgo * 60_000);
    const who = isAutomatic
      ? ({ type: '01', applicantId: null, trigger: `demonstration:${minutesAgo}` } as const)
      : ({ type: '00', applicantId } as const);
    const ask = { merchantId, amount, destinationId, ...who };
    const row = await withdrawals.requests.open(tx, ask, at, { isPast: true });
    const payout = await withdrawals.outcomes.sendPast(tx, row, at);
    const settlesAt = new Date(end === 'processing' ? now.getTime() + dayMs : at.getTime() + 40_000);
    const { channelNumber } = await sandboxRails.payouts.bringIn(tx, payout, end, { at, settlesAt });
    if (end === 'processing') continue;
    const how = end === 'done' ? { channelNumber } : { failure: 'REFUSED_BY_BANK' };
    await withdrawals.outcomes.end(tx, row, how, { completedAt: settlesAt, isPast: true });
  }
};
