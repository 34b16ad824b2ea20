import * as z from 'zod/mini';
import { token } from './scalars.ts';

/** Where a push service takes messages for one browser. */
export const PushAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(1_000));
/** The browser's public key: 65 bytes, a point of P-256. */
export const PushKey = token(87);
/** The secret between the browser and the server: 16 bytes. */
export const PushSecret = token(22);
