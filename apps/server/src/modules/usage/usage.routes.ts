import { readUsage, reportUsage } from '@balcao/contract/usage';
import { listUsageFaults } from '@balcao/contract/usage-fault';
import type { Implement } from '../../platform/implement.ts';
import type { UsageService } from './usage.service.ts';
import type { UsageReports } from './usage-report.service.ts';

export const usageRoutes = (implement: Implement, usage: UsageService, report: UsageReports): void => {
  implement(reportUsage, report);
  implement(readUsage, usage.read);
  implement(listUsageFaults, usage.listFaults);
};
