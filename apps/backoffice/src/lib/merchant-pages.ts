import type { SingleKind } from '@balcao/contract/review';

/** Where one sees what was submitted. */
export const infoPages: Readonly<Record<SingleKind, string>> = {
  certification: '/setting/merchant/team',
  merchant: '/setting/merchant/payment',
};
/** Where one fills it in. */
export const formPages: Readonly<Record<SingleKind, string>> = {
  certification: '/certify',
  merchant: '/setting/merchant/payment',
};
