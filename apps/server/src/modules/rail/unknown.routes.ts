import { askRailNow, listUnknownOutcomes } from '@balcao/contract/rail-unknown';
import type { Implement } from '../../platform/implement.ts';
import type { UnknownOutcomes } from './unknown.service.ts';

export const unknownRoutes = (implement: Implement, unknownOutcomes: UnknownOutcomes): void => {
  implement(listUnknownOutcomes, unknownOutcomes.list);
  implement(askRailNow, unknownOutcomes.askNow);
};
