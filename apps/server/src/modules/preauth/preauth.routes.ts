import {
  captureHold,
  capturePreauth,
  createPreauth,
  getPreauth,
  listPreauths,
  queryPreauth,
  quoteCapture,
  releaseHold,
  voidPreauth,
} from '@balcao/contract/preauth';
import type { Implement } from '../../platform/implement.ts';
import type { PreauthService } from './preauth.service.ts';
import type { PreauthListService } from './preauth-list.service.ts';

export const preauthRoutes = (implement: Implement, preauths: PreauthService, lists: PreauthListService): void => {
  implement(createPreauth, preauths.create);
  implement(queryPreauth, preauths.query);
  implement(capturePreauth, preauths.capture);
  implement(voidPreauth, preauths.void);
  implement(listPreauths, lists.list);
  implement(getPreauth, lists.get);
  implement(quoteCapture, lists.quote);
  implement(captureHold, preauths.captureHold);
  implement(releaseHold, preauths.releaseHold);
};
