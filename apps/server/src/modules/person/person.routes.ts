import { downloadOwnData, erasePerson } from '@balcao/contract/person';
import type { Implement } from '../../platform/implement.ts';
import type { PersonDataService } from './person-data.service.ts';
import type { PersonErasure } from './person-erasure.service.ts';

export const personRoutes = (implement: Implement, data: PersonDataService, erasure: PersonErasure): void => {
  implement(downloadOwnData, data.download);
  implement(erasePerson, erasure.erase);
};
