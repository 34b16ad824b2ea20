import {
  cancelMerchantForm,
  createMerchantForm,
  getMerchantDraft,
  latestMerchantForm,
  merchantFormDetail,
  saveMerchantDraft,
  updateMerchantForm,
} from '@balcao/contract/merchant';
import {
  askContactEmail,
  confirmContactEmail,
  dropContactEmail,
  getContactEmail,
  sendContactCode,
} from '@balcao/contract/merchant-contact';
import type { Implement } from '../../platform/implement.ts';
import type { ContactEmails } from './contact-email.service.ts';
import type { MerchantService } from './merchant.service.ts';

interface Services {
  readonly merchants: MerchantService;
  readonly contactEmails: ContactEmails;
}

export const merchantRoutes = (implement: Implement, { merchants, contactEmails }: Services): void => {
  implement(createMerchantForm, merchants.create);
  implement(updateMerchantForm, merchants.update);
  implement(cancelMerchantForm, merchants.cancel);
  implement(merchantFormDetail, merchants.detail);
  implement(latestMerchantForm, merchants.latest);
  implement(getMerchantDraft, merchants.draft);
  implement(saveMerchantDraft, merchants.saveDraft);
  implement(getContactEmail, contactEmails.get);
  implement(askContactEmail, contactEmails.ask);
  implement(sendContactCode, contactEmails.sendAgain);
  implement(confirmContactEmail, contactEmails.confirm);
  implement(dropContactEmail, contactEmails.drop);
};
