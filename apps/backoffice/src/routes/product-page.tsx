import { DeviceProduct } from '@balcao/contract/device';
import type { PaymentProduct } from '@balcao/contract/order';
import { Devices } from '../features/device/devices.tsx';
import { ProductPage as Page } from '../features/product/product-page.tsx';

/** The devices that a product works with, where it works with any. */
const devicesOf = (product: PaymentProduct) => {
  const of = DeviceProduct.safeParse(product);
  return of.success ? <Devices product={of.data} /> : null;
};

/** A payment product, with what other features add to it. */
export const ProductPage = () => <Page parts={devicesOf} />;
