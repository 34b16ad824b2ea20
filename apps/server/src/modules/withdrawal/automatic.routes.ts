import {
  getAutomatic,
  listAutomaticRuns,
  previewAutomatic,
  saveAutomatic,
} from '@balcao/contract/withdrawal-automatic';
import type { Implement } from '../../platform/implement.ts';
import type { AutomaticService } from './automatic.service.ts';

export const automaticRoutes = (implement: Implement, automatic: AutomaticService): void => {
  implement(getAutomatic, automatic.get);
  implement(saveAutomatic, automatic.save);
  implement(previewAutomatic, automatic.preview);
  implement(listAutomaticRuns, automatic.runs);
};
