import {
  cancelMerchantForm,
  createMerchantForm,
  getMerchantDraft,
  latestMerchantForm,
  merchantFormDetail,
  saveMerchantDraft,
  updateMerchantForm,
} from '@balcao/contract/merchant';
import type { Implement } from '../../platform/implement.ts';
import type { MerchantService } from './merchant.service.ts';

export const merchantRoutes = (implement: Implement, merchants: MerchantService): void => {
  implement(createMerchantForm, merchants.create);
  implement(updateMerchantForm, merchants.update);
  implement(cancelMerchantForm, merchants.cancel);
  implement(merchantFormDetail, merchants.detail);
  implement(latestMerchantForm, merchants.latest);
  implement(getMerchantDraft, merchants.draft);
  implement(saveMerchantDraft, merchants.saveDraft);
};
