import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { OpeningService } from '../opening/opening.service.ts';
import type { ServedVersions } from '../version/served-version.service.ts';
import type { VersionContents } from '../version/version-content.service.ts';
import { usageRoutes } from './usage.routes.ts';
import { createUsageService } from './usage.service.ts';
import { createUsageDayExport, createUsageFaultExport } from './usage-export.service.ts';
import { createFaultPlaces } from './usage-fault-place.ts';
import { createUsageHistory } from './usage-history.service.ts';
import { createUsageReports } from './usage-report.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'secrets'>;
  readonly applets: AppletService;
  readonly exports: ExportService;
  readonly openings: OpeningService;
  readonly servedVersions: ServedVersions;
  readonly versionContents: VersionContents;
}

/** How mini programs are used: openings, people, pages, time and errors, by day and without anyone's data. */
export const usageModule = ({ platform, applets, exports, openings, servedVersions, versionContents }: Needs) => {
  const { db, clock, jobs, secrets } = platform;
  exports.register('usageDay', createUsageDayExport({ db, clock }));
  exports.register('usageFault', createUsageFaultExport({ db, clock }));
  const usage = createUsageService({ db, clock, jobs, applets });
  const placeOf = createFaultPlaces({ versionContents });
  const report = createUsageReports({ db, secrets, openings, servedVersions, placeOf });
  return {
    services: { usageHistory: createUsageHistory({ placeOf }) },
    routes: (implement: Implement) => usageRoutes(implement, usage, report),
  } satisfies Module;
};
