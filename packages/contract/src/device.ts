import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { locales } from './locale.ts';
import { instalmentsAtMost, PaymentMethod, PaymentProduct } from './order.ts';
import { whole } from './scalars.ts';
import type { Moves } from './states.ts';
import { plainLetters, typedCode } from './typed-code.ts';

/** What takes payments on the spot: a terminal, a sound box, a phone that is tapped. */
export const DeviceProduct = PaymentProduct.extract(['pos', 'soundBox', 'tap']);
export type DeviceProduct = z.infer<typeof DeviceProduct>;

/** `new`: waits for its set-up code; `blocked`: takes no payments until it is set up again. */
export const DeviceState = codes(['new', 'active', 'blocked', 'removed']);
export type DeviceState = z.infer<typeof DeviceState>;
/** A device's token is valid only while the device is active: every way back needs a new set-up. */
export const deviceMoves: Moves<DeviceState> = {
  new: ['active', 'removed'],
  active: ['new', 'blocked', 'removed'],
  blocked: ['new', 'removed'],
  removed: [],
};

/** Printed on it, unique over all merchants: `BT-99-7K2M-Q9TX`. */
export const DeviceSerial = z.string().check(
  z.regex(new RegExp(`^BT-(99|53|54)-[${plainLetters}]{4}-[${plainLetters}]{4}$`), {
    error: 'deviceSerial',
    abort: true,
  }),
);
/** The code that sets a device up, once: eight characters, also as people write them. */
export const SetUpCode = typedCode('setUpCode');
export const setUpMinutes = 15;
export const devicesAtMost = 200;

const setUpBegin = 'balcao://device/';
/** What the QR code of a set-up says, for the device to read. */
export const textOfSetUp = (code: string): string => `${setUpBegin}${code}`;
/** The set-up code in what was typed or scanned; undefined when there is none. */
export const setUpCodeIn = (text: string): string | undefined => {
  const read = SetUpCode.safeParse(text.trim().replace(setUpBegin, ''));
  return read.success ? read.data : undefined;
};

const { pos, soundBox, tap } = DeviceProduct.enum;
/** The settings of one device; those of its product apply to all devices. */
export const DeviceSettings = {
  [pos]: z.strictObject({
    /** In so many parts at most a credit card is charged at this terminal; never more than the product allows. */
    instalmentsAtMost: z._default(whole(1, instalmentsAtMost), instalmentsAtMost),
    /** Whether the last sale may be refunded at the device. */
    mayVoid: z._default(z.boolean(), true),
  }),
  [soundBox]: z.strictObject({
    /** The language that it speaks. */
    language: z._default(z.enum(locales), 'pt-BR'),
    /** Of a hundred. */
    volume: z._default(whole(0, 100), 70),
    /** Every payment of the merchant, or those to its own code only. */
    hears: z._default(z.enum(['all', 'own']), 'all'),
  }),
  [tap]: z.strictObject({}),
} as const satisfies Readonly<Record<DeviceProduct, z.ZodMiniObject>>;
export type DeviceSettingsOf<P extends DeviceProduct> = z.output<(typeof DeviceSettings)[P]>;

const common = {
  serial: DeviceSerial,
  name: z.string(),
  merchantName: z.string(),
  merchantNumber: z.string(),
  /** Whether its product takes payments now. */
  isOpen: z.boolean(),
};
/** What a device knows of itself. */
export const OwnDevice = z.discriminatedUnion('product', [
  z.object({
    ...common,
    product: z.literal(pos),
    methods: z.array(PaymentMethod),
    instalmentsAtMost: z.int(),
    mayVoid: z.boolean(),
    offersReceipt: z.boolean(),
  }),
  z.object({
    ...common,
    product: z.literal(soundBox),
    settings: DeviceSettings[soundBox],
    /** What is spoken of a payment: the amount, the amount and who paid, or a chime only. */
    spoken: z.enum(['amount', 'amountAndPayer', 'chime']),
    /** What its own QR code says; null where it has none. */
    code: z.nullable(z.string()),
    /** The position up to which it was told; a box that has not heard anything starts from it. */
    position: z.int(),
  }),
  z.object({ ...common, product: z.literal(tap), methods: z.array(PaymentMethod) }),
]);
export type OwnDevice = z.infer<typeof OwnDevice>;

/** What a device itself may ask for. */
export const onDevice = { face: 'app', access: 'device' } as const;

export const setUpDevice = endpoint({
  id: 'device.setUp',
  face: 'app',
  method: 'POST',
  path: '/device/setup',
  summary: 'Makes whatever calls the device that the code was made for; the token is told this once',
  access: 'public',
  rate: 'guess',
  body: z.strictObject({ code: SetUpCode }),
  reply: z.object({ token: z.string(), device: OwnDevice }),
  refusals: ['setup_code_wrong'],
});

export const currentDevice = endpoint({
  ...onDevice,
  id: 'device.current',
  method: 'GET',
  path: '/device/current',
  summary: 'What the device is, whose, and how it is set up',
  rate: 'read',
  reply: OwnDevice,
  refusals: [],
});
