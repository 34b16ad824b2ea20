import { exportTrialBalance, listAccountMerchants, readTrialBalance } from '@balcao/contract/ledger-balance';
import { listLedgerProofs, readLedgerState, runLedgerProof } from '@balcao/contract/ledger-proof';
import type { Implement } from '../../platform/implement.ts';
import type { LedgerBalances } from './ledger-balance.service.ts';
import type { LedgerProofs } from './ledger-proof.service.ts';

interface LedgerServices {
  readonly ledgerProofs: LedgerProofs;
  readonly ledgerBalances: LedgerBalances;
}

export const ledgerProofRoutes = (implement: Implement, { ledgerProofs, ledgerBalances }: LedgerServices): void => {
  implement(readLedgerState, ledgerProofs.state);
  implement(listLedgerProofs, ledgerProofs.list);
  implement(runLedgerProof, ledgerProofs.run);
  implement(readTrialBalance, ledgerBalances.read);
  implement(listAccountMerchants, ledgerBalances.merchants);
  implement(exportTrialBalance, ledgerBalances.export);
};
