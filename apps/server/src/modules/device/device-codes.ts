import type { DeviceProduct } from '@balcao/contract/device';
import { newTypedCode, plainCharacters } from '../../platform/typed-code.ts';

/** What is printed on a device: `BT-99-7K2M-Q9TX`. */
export const newSerial = (product: DeviceProduct): string =>
  `BT-${product}-${plainCharacters(4)}-${plainCharacters(4)}`;
/** Forty random bits, good for a quarter of an hour and one use. */
export const newSetUpCode = newTypedCode;
