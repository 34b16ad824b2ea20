import { randomInt } from 'node:crypto';
import { type DeviceProduct, deviceLetters } from '@balcao/contract/device';

const letters = (count: number): string =>
  Array.from({ length: count }, () => deviceLetters[randomInt(deviceLetters.length)]).join('');

/** What is printed on a device: `BT-99-7K2M-Q9TX`. */
export const newSerial = (product: DeviceProduct): string => `BT-${product}-${letters(4)}-${letters(4)}`;
/** Forty random bits, good for a quarter of an hour and one use. */
export const newSetUpCode = (): string => letters(8);
