import type { Implement } from '../../platform/implement.ts';
import type { LoginRateLimiter } from '../../platform/login-rate-limiter.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { Credentials } from '../account/credentials.service.ts';
import type { Registrations } from '../account/registration.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { FactorService } from '../factor/factor.service.ts';
import type { StepUps } from '../factor/step-up.service.ts';
import type { SessionService } from '../session/session.service.ts';
import { authorizationRoutes } from './authorization.routes.ts';
import { createAuthorizationService } from './authorization.service.ts';
import { createAuthorizationAnswers } from './authorization-answer.service.ts';
import { createAuthorizationLinking } from './authorization-linking.service.ts';
import { createAuthorizationRegistration } from './authorization-registration.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'limits'>;
  readonly bindings: ChatBindings;
  readonly registrations: Registrations;
  readonly sessions: SessionService;
  readonly customers: CustomerService;
  readonly credentials: Credentials;
  readonly loginRateLimiter: LoginRateLimiter;
  readonly factors: FactorService;
  readonly proofs: StepUps;
}

/** What people allow from the chat app on their phones. */
export const authorizationModule = (needs: Needs) => {
  const { platform, bindings, registrations, sessions, customers } = needs;
  const { db, clock, jobs, limits } = platform;
  const authorizations = createAuthorizationService({ db, clock, jobs, bindings, sessions });
  const authorizationAnswers = createAuthorizationAnswers({ db, bindings, customers, sessions });
  const registration = createAuthorizationRegistration({ db, limits, bindings, registrations });
  const linking = createAuthorizationLinking({ ...needs, db, rateLimiter: needs.loginRateLimiter });
  return {
    services: { authorizations, authorizationAnswers },
    routes: (implement: Implement) =>
      authorizationRoutes(implement, authorizations, authorizationAnswers, registration, linking),
  } satisfies Module;
};
