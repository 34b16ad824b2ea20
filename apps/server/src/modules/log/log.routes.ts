import { exportLog, listLog, listLogActors } from '@balcao/contract/log';
import type { Implement } from '../../platform/implement.ts';
import type { LogService } from './log.service.ts';

export const logRoutes = (implement: Implement, logs: LogService): void => {
  implement(listLog, logs.list);
  implement(exportLog, logs.export);
  implement(listLogActors, logs.actors);
};
