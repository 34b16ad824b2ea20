import * as z from 'zod/mini';
import { DeviceProduct, DeviceSerial } from './device.ts';
import { endpoint } from './endpoint.ts';

const common = { face: 'sandbox', access: 'sandbox', refusals: [] } as const;

export const demoDevices = endpoint({
  ...common,
  id: 'sandbox.devices',
  method: 'GET',
  path: '/device',
  summary: 'Devices that the phone can become with one click',
  rate: 'read',
  reply: z.object({
    list: z.array(
      z.object({ serial: DeviceSerial, product: DeviceProduct, name: z.string(), merchantName: z.string() }),
    ),
  }),
});

export const openDemoDevice = endpoint({
  ...common,
  id: 'sandbox.openDevice',
  method: 'POST',
  path: '/device/{serial}/open',
  summary: 'Sets a device up without its code; the person who held it holds it no longer',
  rate: 'write',
  params: z.object({ serial: DeviceSerial }),
  reply: z.object({ token: z.string() }),
  refusals: ['not_found'],
});
