import type { PaymentProduct } from '@balcao/contract/order';
import {
  IconApi,
  IconDeviceMobile,
  IconDeviceSpeaker,
  IconLock,
  IconNfc,
  IconQrcode,
  IconReceipt,
} from '@tabler/icons-react';

/** What each product looks like. */
export const productIcons: Readonly<Record<PaymentProduct, typeof IconApi>> = {
  '03': IconApi,
  '02': IconDeviceMobile,
  '04': IconQrcode,
  '99': IconReceipt,
  '53': IconDeviceSpeaker,
  '54': IconNfc,
  '11': IconLock,
};
