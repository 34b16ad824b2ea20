import type { Implement } from '../../platform/implement.ts';
import { createLoginRateLimiter } from '../../platform/login-rate-limiter.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CaptchaService } from '../account/captcha.service.ts';
import type { Credentials } from '../account/credentials.service.ts';
import type { KnownNetworks } from '../account/known-networks.service.ts';
import type { OwnPassword } from '../account/own-password.service.ts';
import type { SecondStep } from '../session/second-step.service.ts';
import type { SessionService } from '../session/session.service.ts';
import { createApprovals } from './approval.service.ts';
import { factorRoutes } from './factor.routes.ts';
import { createFactorService } from './factor.service.ts';
import { createFactorEmails } from './factor-emails.ts';
import { createFactorSetup } from './factor-setup.service.ts';
import { createStepUps } from './step-up.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'limits' | 'mailer' | 'secrets'>;
  readonly networks: KnownNetworks;
  readonly credentials: Credentials;
  readonly captchas: CaptchaService;
  readonly ownPassword: OwnPassword;
  readonly sessions: SessionService;
  readonly secondStep: SecondStep;
}

/** How people prove again, or in a second step, that they are who they say. */
export const factorModule = (needs: Needs) => {
  const { platform, networks, credentials, captchas, ownPassword, sessions, secondStep } = needs;
  const { config, db, clock, jobs, limits, mailer, secrets } = platform;
  const factors = createFactorService({
    clock,
    secrets,
    rateLimiter: createLoginRateLimiter(limits, 'factor', networks.isKnown),
  });
  const emails = createFactorEmails({ mailer, publicBaseUrl: config.publicBaseUrl });
  const approvals = createApprovals({ db, clock, jobs });
  const factorSetup = createFactorSetup({ db, secrets, factors, credentials, sessions, emails });
  const proofs = createStepUps({
    db,
    factors,
    credentials,
    captchas,
    secondStep,
    ownPassword,
    emails,
    approvals,
  });
  return {
    services: { factors, approvals, factorSetup, proofs },
    routes: (implement: Implement) => factorRoutes(implement, factorSetup, proofs),
  } satisfies Module;
};
