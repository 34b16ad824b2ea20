import type { DeviceProduct } from '@balcao/contract/device';
import { PaymentProduct } from '@balcao/contract/order';

interface SeededDevice {
  readonly product: DeviceProduct;
  readonly name: string;
  /** What past orders were taken by. */
  readonly serial: string;
}

const { pos, soundBox, tap } = PaymentProduct.enum;

/** What stands on the counter of the coffee roastery. */
export const coffeeDevices: readonly SeededDevice[] = [
  { product: pos, name: 'Caixa 1', serial: 'BT-99-7K2M-4Q9X' },
  { product: pos, name: 'Caixa 2', serial: 'BT-99-3H8D-6W7T' },
  { product: soundBox, name: 'Caixa de som do balcão', serial: 'BT-53-9V4C-8Y6J' },
  { product: tap, name: 'Celular da Ana', serial: 'BT-54-5R9F-2N7B' },
];

/** Of two terminals the first is at hand more often; `chance` is from 0 to 1. */
export const takenBy = (product: string, chance: number): string | null => {
  const [first, second = first] = coffeeDevices.filter((device) => device.product === product);
  return (chance < 0.7 ? first : second)?.serial ?? null;
};
