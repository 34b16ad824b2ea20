import { getFigures, getOverview } from '@balcao/contract/dashboard';
import type { Implement } from '../../platform/implement.ts';
import type { DashboardService } from './dashboard.service.ts';

export const dashboardRoutes = (implement: Implement, dashboards: DashboardService): void => {
  implement(getOverview, dashboards.overview);
  implement(getFigures, dashboards.figures);
};
