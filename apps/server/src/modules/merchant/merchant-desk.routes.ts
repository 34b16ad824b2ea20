import { decideMerchantChange, listMerchantChanges, takeBackMerchantChange } from '@balcao/contract/merchant-change';
import { getMerchant, listMerchants } from '@balcao/contract/merchant-desk';
import type { Implement } from '../../platform/implement.ts';
import type { MerchantDesk } from './merchant-desk.service.ts';
import type { SettingChanges } from './setting-change.service.ts';
import type { SettingRequests } from './setting-request.service.ts';

/** Merchants as staff look after their money. */
export const merchantDeskRoutes = (
  implement: Implement,
  services: { merchantDesk: MerchantDesk; settingChanges: SettingChanges; settingRequests: SettingRequests },
): void => {
  const { merchantDesk, settingChanges, settingRequests } = services;
  implement(listMerchants, merchantDesk.list);
  implement(getMerchant, merchantDesk.get);
  implement(listMerchantChanges, settingChanges.list);
  implement(decideMerchantChange, settingRequests.decide);
  implement(takeBackMerchantChange, settingRequests.takeBack);
};
