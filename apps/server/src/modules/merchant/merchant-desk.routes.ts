import { listMerchantChanges } from '@balcao/contract/merchant-change';
import { getMerchant, listMerchants } from '@balcao/contract/merchant-desk';
import type { Implement } from '../../platform/implement.ts';
import type { MerchantDesk } from './merchant-desk.service.ts';
import type { SettingChanges } from './setting-change.service.ts';

/** Merchants as staff look after their money. */
export const merchantDeskRoutes = (
  implement: Implement,
  { merchantDesk, settingChanges }: { merchantDesk: MerchantDesk; settingChanges: SettingChanges },
): void => {
  implement(listMerchants, merchantDesk.list);
  implement(getMerchant, merchantDesk.get);
  implement(listMerchantChanges, settingChanges.list);
};
