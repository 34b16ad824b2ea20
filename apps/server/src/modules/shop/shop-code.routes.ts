import { listOrderShopCodes } from '@balcao/contract/order-shop-code';
import {
  createShopCode,
  listShopCodes,
  printShopCode,
  removeShopCode,
  updateShopCode,
} from '@balcao/contract/shop-code';
import type { Implement } from '../../platform/implement.ts';
import type { ShopCodes } from './shop-code.service.ts';
import type { ShopCodeNamesService } from './shop-code-names.service.ts';

export const shopCodeRoutes = (
  implement: Implement,
  shopCodes: ShopCodes,
  codeNames: Pick<ShopCodeNamesService, 'list'>,
): void => {
  implement(listOrderShopCodes, codeNames.list);
  implement(listShopCodes, shopCodes.list);
  implement(createShopCode, shopCodes.create);
  implement(updateShopCode, shopCodes.update);
  implement(removeShopCode, shopCodes.remove);
  implement(printShopCode, shopCodes.print);
};
