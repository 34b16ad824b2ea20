import {
  disableFactor,
  enableFactor,
  factorStatus,
  generateFactor,
  renewRecoveryCodes,
  verify,
  verifyLogin,
} from '@balcao/contract/factor';
import type { Implement } from '../../platform/implement.ts';
import type { FactorSetup } from './factor-setup.service.ts';
import type { StepUps } from './step-up.service.ts';

export const factorRoutes = (implement: Implement, setup: FactorSetup, proofs: StepUps): void => {
  implement(factorStatus, setup.status);
  implement(generateFactor, setup.generate);
  implement(enableFactor, setup.enable);
  implement(disableFactor, setup.disable);
  implement(renewRecoveryCodes, setup.renew);
  implement(verifyLogin, proofs.verifyLogin);
  implement(verify, proofs.verify);
};
