import type { Ledger } from './modules/ledger/ledger.service.ts';
import { createLedgerBalances } from './modules/ledger/ledger-balance.service.ts';
import { createLedgerCloses } from './modules/ledger/ledger-close.service.ts';
import { createLedgerDrift } from './modules/ledger/ledger-drift.service.ts';
import { createLedgerMerchants, type LedgerMerchants } from './modules/ledger/ledger-merchants.ts';
import { createLedgerProofs } from './modules/ledger/ledger-proof.service.ts';
import { createReconciliationDesk } from './modules/ledger/reconciliation-desk.service.ts';
import { createReconciliationLetters } from './modules/ledger/reconciliation-letters.ts';
import { createReconciliationRun } from './modules/ledger/reconciliation-run.service.ts';
import type { UnexpectedPayments } from './modules/order/unexpected-payment.service.ts';
import type { RailService } from './modules/rail/rail.service.ts';
import type { StaffDeeds } from './modules/staff/staff-deed.service.ts';
import type { StaffNames } from './modules/staff/staff-names.service.ts';
import type { TeamService } from './modules/team/team.service.ts';
import type { Platform } from './platform/platform.ts';

interface Known {
  readonly teams: TeamService;
  readonly staffNames: StaffNames;
  readonly staffDeeds: StaffDeeds;
  readonly ledger: Ledger;
  readonly rails: RailService;
  readonly ownerless: Pick<UnexpectedPayments, 'takeIn' | 'wentBack'>;
}

/** The files of the rails beside the ledger: compared every night, and what staff do about it. */
const openReconciliation = (platform: Platform, known: Known & { merchants: LedgerMerchants }) => {
  const { staffNames: names, staffDeeds: deeds, merchants } = known;
  const letters = createReconciliationLetters({ ...platform, publicBaseUrl: platform.config.publicBaseUrl, names });
  const run = createReconciliationRun({ ...platform, ...known, letters });
  return {
    reconciliationRun: run,
    reconciliationDesk: createReconciliationDesk({ ...platform, run, deeds, names, merchants }),
  };
};

/** What watches over the ledger: its proofs, its closes, whose balances drift, what stands on every account, and what rails say. */
export const openLedgerWatch = (platform: Platform, known: Known) => {
  const { teams, staffNames: names } = known;
  const merchants = createLedgerMerchants({ ...platform, teams });
  const closes = createLedgerCloses(platform);
  const drift = createLedgerDrift(platform);
  return {
    ledgerDrift: drift,
    ledgerProofs: createLedgerProofs({ ...platform, closes, drift, merchants, names }),
    ledgerBalances: createLedgerBalances({ ...platform, merchants }),
    ...openReconciliation(platform, { ...known, merchants }),
  };
};
