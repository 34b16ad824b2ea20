import { getStatus } from '@balcao/contract/status';
import type { Implement } from '../../platform/implement.ts';
import type { StatusService } from './status.service.ts';

export const statusRoutes = (implement: Implement, status: StatusService): void => {
  implement(getStatus, status.get);
};
