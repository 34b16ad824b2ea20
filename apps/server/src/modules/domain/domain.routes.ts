import { getDomains, replaceDomains } from '@balcao/contract/domain';
import type { Implement } from '../../platform/implement.ts';
import type { DomainService } from './domain.service.ts';

export const domainRoutes = (implement: Implement, domains: DomainService): void => {
  implement(getDomains, domains.get);
  implement(replaceDomains, domains.replace);
};
