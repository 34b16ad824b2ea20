import * as z from 'zod/mini';
import { DeviceProduct, DeviceSerial, DeviceState } from './device.ts';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { fieldName, Instant, Version } from './scalars.ts';

/** A device as the team sees it. */
export const TeamDevice = z.object({
  serial: DeviceSerial,
  product: DeviceProduct,
  name: z.string(),
  state: DeviceState,
  /** By the schema of its product. */
  settings: z.record(z.string(), z.unknown()),
  version: z.int(),
  createdAt: Instant,
  activatedAt: z.nullable(Instant),
  /** To the minute. */
  seenAt: z.nullable(Instant),
  /** Until when its set-up code is good; null where it has none. */
  setUpUntil: z.nullable(Instant),
});
export type TeamDevice = z.infer<typeof TeamDevice>;

/** An event in the history of a device, and who caused it; null where it was the device itself. */
export const DeviceEvent = z.object({
  kind: z.enum(['added', 'renewed', 'setUp', 'changed', 'blocked', 'removed']),
  by: z.nullable(z.string()),
  at: Instant,
});
export type DeviceEvent = z.infer<typeof DeviceEvent>;

/** A device with the code that sets it up: told this once. */
export const DeviceToSetUp = z.object({ device: TeamDevice, code: z.string(), text: z.string(), until: Instant });
export type DeviceToSetUp = z.infer<typeof DeviceToSetUp>;

const access = (level: 'read' | 'write') => ({ menu: 'payment.products', level }) as const;
const params = z.object({ serial: DeviceSerial });

export const listDevices = endpoint({
  id: 'device.list',
  face: 'admin',
  method: 'GET',
  path: '/device',
  summary: "The team's devices, newest first, without those that were removed",
  access: access('read'),
  rate: 'read',
  reply: z.object({ list: z.array(TeamDevice) }),
  refusals: [],
});

export const getDevice = endpoint({
  id: 'device.get',
  face: 'admin',
  method: 'GET',
  path: '/device/{serial}',
  summary: 'One device with what became of it',
  access: access('read'),
  rate: 'read',
  params,
  reply: z.object({ device: TeamDevice, events: z.array(DeviceEvent) }),
  refusals: ['not_found'],
});

export const addDevice = endpoint({
  id: 'device.add',
  face: 'admin',
  method: 'POST',
  path: '/device',
  summary: 'Adds a device; the answer carries the code that sets it up',
  access: access('write'),
  rate: 'write',
  proof: 'factor',
  body: z.strictObject({ product: DeviceProduct, name: nameLine(40) }),
  reply: DeviceToSetUp,
  refusals: ['not_certified', 'product_inactive', 'product_blocked', 'devices_full'],
});

export const changeDevice = endpoint({
  id: 'device.change',
  face: 'admin',
  method: 'PUT',
  path: '/device/{serial}',
  summary: 'Renames a device, and sets it as its product allows',
  access: access('write'),
  rate: 'write',
  params,
  body: z.strictObject({ name: nameLine(40), settings: z.record(fieldName(40), z.unknown()), version: Version }),
  reply: TeamDevice,
  refusals: ['not_found', 'changed_elsewhere'],
});

export const renewSetUp = endpoint({
  id: 'device.renewSetUp',
  face: 'admin',
  method: 'POST',
  path: '/device/{serial}/setup',
  summary:
    'Makes a new set-up code; the person who holds the device holds it no longer, and a blocked one is open again',
  access: access('write'),
  rate: 'write',
  proof: 'factor',
  params,
  reply: DeviceToSetUp,
  refusals: ['not_found', 'state_forbids', 'product_inactive', 'product_blocked'],
});

export const blockDevice = endpoint({
  id: 'device.block',
  face: 'admin',
  method: 'POST',
  path: '/device/{serial}/block',
  summary: 'Takes a device out of use at once',
  access: access('write'),
  rate: 'write',
  params,
  reply: TeamDevice,
  refusals: ['not_found', 'state_forbids'],
});

export const removeDevice = endpoint({
  id: 'device.remove',
  face: 'admin',
  method: 'DELETE',
  path: '/device/{serial}',
  summary: 'Removes a device for good, with the code of a sound box; what it sold stays',
  access: access('write'),
  rate: 'write',
  params,
  reply: z.null(),
  refusals: ['not_found', 'state_forbids'],
});
