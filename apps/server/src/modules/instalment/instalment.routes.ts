import { getInstalments, listInstalments } from '@balcao/contract/instalment';
import type { Implement } from '../../platform/implement.ts';
import type { InstalmentService } from './instalment.service.ts';

export const instalmentRoutes = (implement: Implement, instalments: InstalmentService): void => {
  implement(listInstalments, instalments.list);
  implement(getInstalments, instalments.get);
};
