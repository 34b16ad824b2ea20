import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { helpRoutes } from './help.routes.ts';
import { createHelpDesk } from './help-desk.service.ts';
import { createHelpRatings } from './help-rating.service.ts';
import { createHelpReading } from './help-reading.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'limits' | 'secrets'>;
}

/** The help center: articles and guides, how they are found, and what readers say of them. */
export const helpModule = ({ platform }: Needs) => {
  const { db, clock, jobs, limits, secrets } = platform;
  const services = {
    reading: createHelpReading(),
    ratings: createHelpRatings({ db, clock, jobs, limits, secrets }),
    desk: createHelpDesk({ db }),
  };
  return { services: {}, routes: (implement: Implement) => helpRoutes(implement, services) } satisfies Module;
};
