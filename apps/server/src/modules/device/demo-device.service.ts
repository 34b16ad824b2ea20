import { DeviceProduct } from '@balcao/contract/device';
import type { demoDevices, openDemoDevice } from '@balcao/contract/device-demo';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { hashOf, newToken } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ShopCodes } from '../shop/shop-code.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { findBySerial, findFirstActive, moveDevice } from './device.repository.ts';
import type { DeviceService, NewDevice } from './device.service.ts';
import type { DeviceRow } from './device.tables.ts';

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly shopCodes: Pick<ShopCodes, 'add'>;
  readonly devices: Pick<DeviceService, 'insert' | 'note' | 'tell'>;
}

const shownAtMost = 12;

/** Devices of the sandbox, which the phone becomes with one click. None of it is reached outside the sandbox. */
export const createDemoDevices = ({ db, teams, shopCodes, devices }: Needs) => {
  const hand = async (tx: Tx, device: DeviceRow, now: Date): Promise<string | undefined> => {
    const token = newToken();
    const change = { state: 'active', tokenHash: hashOf(token), setUpHash: null, setUpUntil: null } as const;
    const moved = await moveDevice(tx, device, ['new', 'active'], { ...change, activatedAt: now, seenAt: now });
    if (!moved) return undefined;
    await devices.note(tx, device, 'setUp', null, now);
    return token;
  };

  return {
    /** A device that has been in use since it was added. */
    add: async (tx: Tx, ask: NewDevice & { readonly by: string; readonly goodsName: string }): Promise<DeviceRow> => {
      const device = await devices.insert(tx, ask);
      const { merchantId, name, goodsName, createdBy, now } = ask;
      const code = { merchantId, name, goodsName, amount: null, deviceSerial: device.serial, createdBy, now };
      if (device.product === DeviceProduct.enum.soundBox) await shopCodes.add(tx, code);
      await devices.note(tx, device, 'added', { id: ask.createdBy, name: ask.by }, ask.now);
      await hand(tx, device, ask.now);
      return device;
    },

    list: async (_call: Call<typeof demoDevices>): Promise<ReplyOf<typeof demoDevices>> => {
      const found = await findFirstActive(db, shownAtMost);
      const payees = await teams.payees(db, [...new Set(found.map(({ merchantId }) => merchantId))]);
      const list = found.map(({ serial, product, name, merchantId }) => ({
        serial,
        product,
        name,
        merchantName: payees.get(merchantId)?.name ?? '',
      }));
      return { list };
    },

    /** @throws Refusal `not_found` also for a device that was blocked or removed. */
    open: ({ params, now }: Call<typeof openDemoDevice>): Promise<{ token: string }> =>
      transaction(db, async (tx) => {
        const device = (await findBySerial(tx, params.serial)) ?? refuse('not_found');
        const token = (await hand(tx, device, now)) ?? refuse('not_found');
        devices.tell(tx, device);
        return { token };
      }),
  };
};
export type DemoDevices = ReturnType<typeof createDemoDevices>;
