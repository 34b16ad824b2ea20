import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { CustomerErasing } from '../customer/customer-personal.service.ts';
import { personRoutes } from './person.routes.ts';
import { createPersonData } from './person-data.service.ts';
import { createPersonErasure } from './person-erasure.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'jobs'>;
  readonly customers: CustomerService;
  readonly customerErasing: CustomerErasing;
  /** What every module keeps about people of the chat app, in the order in which they read it. */
  readonly parts: readonly PersonalData[];
}

/** What people of the chat app may ask about what is kept of them: to have it, and to have it erased (docs/decisions/100). */
export const personModule = ({ platform, customers, customerErasing: erasing, parts }: Needs) => {
  const { db, clock, jobs } = platform;
  const data = createPersonData({ db, clock, parts });
  const erasure = createPersonErasure({ db, clock, jobs, customers, erasing, parts });
  return {
    services: {},
    routes: (implement: Implement) => personRoutes(implement, data, erasure),
  } satisfies Module;
};
