import type * as z from 'zod/mini';
import { codes } from './codes.ts';
import type { PaymentProduct } from './order.ts';

/** Where something is sold. */
export const Scene = codes({ online: '0', offline: '1' });
export type Scene = z.infer<typeof Scene>;
const atTheCounter: ReadonlySet<PaymentProduct> = new Set(['99', '53', '04', '54']);
/** Terminals, sound boxes, QR codes and taps are paid where the merchant stands; the others, from anywhere. */
export const sceneOf = (product: PaymentProduct): Scene =>
  atTheCounter.has(product) ? Scene.enum.offline : Scene.enum.online;
