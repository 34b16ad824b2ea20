import type { Implement } from '../../platform/implement.ts';
import type { LoginRateLimiter } from '../../platform/login-rate-limiter.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { Credentials } from '../account/credentials.service.ts';
import type { RoleService } from '../role/role.service.ts';
import { createSecondStep } from './second-step.service.ts';
import { sessionRoutes } from './session.routes.ts';
import { createSessionService, type FactsOfPeople } from './session.service.ts';
import { createSessionList } from './session-list.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'jobs'>;
  readonly loginRateLimiter: LoginRateLimiter;
  readonly credentials: Credentials;
  readonly roles: RoleService;
}

/** Who is logged in, and what they may do there. */
export const sessionModule = ({ platform: { db, clock, jobs }, loginRateLimiter, credentials, roles }: Needs) => {
  const hasFactor = createPort<FactsOfPeople['hasFactor']>('whether a second factor is on');
  const isRealName = createPort<FactsOfPeople['isRealName']>('whether a name was checked');
  const formIdOf = createPort<FactsOfPeople['formIdOf']>('the last submission of data for payments');
  const facts: FactsOfPeople = {
    hasFactor: (...ask) => hasFactor.get()(...ask),
    isRealName: (...ask) => isRealName.get()(...ask),
    formIdOf: (...ask) => formIdOf.get()(...ask),
  };
  const sessions = createSessionService({ db, clock, jobs, rateLimiter: loginRateLimiter, credentials, facts, roles });
  const sessionList = createSessionList({ db });
  return {
    services: { sessions, sessionList, secondStep: createSecondStep({ db, sessions }) },
    ports: { hasFactor, isRealName, formIdOf },
    routes: (implement: Implement) => sessionRoutes(implement, sessions, sessionList),
  } satisfies Module;
};
