import {
  answerProduct,
  cancelProduct,
  getProduct,
  getProductDraft,
  listProducts,
  saveProductDraft,
  saveProductSettings,
  submitProduct,
} from '@balcao/contract/product';
import { blockProduct, getMerchantProducts, unblockProduct } from '@balcao/contract/product-block';
import { changeMerchantFees, getMerchantFees } from '@balcao/contract/product-fee';
import type { Implement } from '../../platform/implement.ts';
import type { ProductActivations } from './product-activation.service.ts';
import type { ProductBlocks } from './product-block.service.ts';
import type { ProductFees } from './product-fee.service.ts';
import type { ProductList } from './product-list.service.ts';

export const productRoutes = (
  implement: Implement,
  services: {
    productList: ProductList;
    productActivations: ProductActivations;
    productFees: ProductFees;
    productBlocks: ProductBlocks;
  },
): void => {
  const { productList, productActivations, productFees, productBlocks } = services;
  implement(getMerchantProducts, productBlocks.list);
  implement(blockProduct, productBlocks.block);
  implement(unblockProduct, productBlocks.unblock);
  implement(getMerchantFees, productFees.get);
  implement(changeMerchantFees, productFees.change);
  implement(listProducts, productList.list);
  implement(getProduct, productList.get);
  implement(saveProductSettings, productList.saveSettings);
  implement(submitProduct, productActivations.submit);
  implement(cancelProduct, productActivations.cancel);
  implement(answerProduct, productActivations.answer);
  implement(getProductDraft, productActivations.draft);
  implement(saveProductDraft, productActivations.saveDraft);
};
