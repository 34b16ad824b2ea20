import { diagnoseRequest, getRequest, listRequests } from '@balcao/contract/request';
import type { Implement } from '../../platform/implement.ts';
import type { RequestService } from './request.service.ts';

export const requestRoutes = (implement: Implement, requests: RequestService): void => {
  implement(listRequests, requests.list);
  implement(getRequest, requests.get);
  implement(diagnoseRequest, requests.diagnose);
};
