import { DeviceProduct, DeviceSettings, DeviceState, deviceMoves, devicesAtMost } from '@balcao/contract/device';
import type {
  addDevice,
  blockDevice,
  changeDevice as changeDeviceEndpoint,
  DeviceToSetUp,
  getDevice,
  listDevices,
  removeDevice,
  renewSetUp,
  TeamDevice,
} from '@balcao/contract/device-list';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Locale } from '@balcao/contract/locale';
import { type LogChange, LogEvent } from '@balcao/contract/log';
import { statesBefore } from '@balcao/contract/states';
import type { MemberActor } from '../../platform/actor.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseUncertified, refuseWithin } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { ShopCodes } from '../shop/shop-code.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { presentDevice, presentEvent, presentSetUp } from './device.present.ts';
import { changeDevice, findDevice, findDevices, findEvents, lockDevices, moveDevice } from './device.repository.ts';
import type { DeviceService } from './device.service.ts';
import type { DeviceEventRow, DeviceRow } from './device.tables.ts';
import { deviceChanges, deviceSubject } from './device-record.ts';

interface Needs {
  readonly db: Db;
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly products: Pick<ProductService, 'terms'>;
  readonly shopCodes: Pick<ShopCodes, 'add' | 'removeOfDevice'>;
  readonly devices: Pick<DeviceService, 'insert' | 'newSetUp' | 'note' | 'tell'>;
}
interface Doing extends ActionContext {
  readonly actor: MemberActor;
}
interface OfOne extends Doing {
  readonly params: { readonly serial: string };
}

/** What a member does to a device is in its own history and in the log of the team. */
const events = {
  added: LogEvent.enum.deviceAdded,
  changed: LogEvent.enum.deviceChanged,
  renewed: LogEvent.enum.deviceRenewed,
  blocked: LogEvent.enum.deviceBlocked,
  removed: LogEvent.enum.deviceRemoved,
} as const satisfies Partial<Record<DeviceEventRow['kind'], LogEvent>>;
const eventsShown = 50;
const { new: fresh, blocked, removed } = DeviceState.enum;
const { soundBox } = DeviceProduct.enum;
/** Who held the device holds it no longer, and no code that was made before sets it up. */
const takenAway = { tokenHash: null, setUpHash: null, setUpUntil: null } as const;

/** The devices of a team, as its members add them and take them out of use. */
export const createTeamDevices = ({ db, names, logs, teams, products, shopCodes, devices }: Needs) => {
  const mustBeOpen = async (tx: Tx, merchantId: string, product: DeviceProduct): Promise<string> => {
    const payee = (await teams.payee(tx, merchantId)) ?? refuse('not_found');
    if (payee.lack) refuseUncertified(payee.lack);
    const { lack } = await products.terms(tx, merchantId, product);
    if (lack) refuse(lack);
    return payee.name;
  };
  const note = async (
    tx: Tx,
    device: DeviceRow,
    kind: keyof typeof events,
    call: Doing,
    changes: readonly LogChange[] = [],
  ) => {
    const { actor, now } = call;
    const by = { id: actor.accountId, name: await names.nameOf(tx, actor.accountId) };
    await devices.note(tx, device, kind, by, now);
    devices.tell(tx, device);
    await logs.record(tx, call, { event: events[kind], subject: deviceSubject(device), changes });
  };
  const known = async (tx: Tx, { actor, params }: OfOne): Promise<DeviceRow> => {
    const device = await findDevice(tx, { merchantId: actor.merchantId, serial: params.serial });
    return device && device.state !== removed ? device : refuse('not_found');
  };
  const move = async (tx: Tx, device: DeviceRow, to: DeviceState, change: Partial<DeviceRow>): Promise<DeviceRow> =>
    (await moveDevice(tx, device, statesBefore(deviceMoves, to), { ...takenAway, ...change, state: to })) ??
    refuse('state_forbids');

  return {
    list: async ({ actor }: Call<typeof listDevices>): Promise<ReplyOf<typeof listDevices>> => ({
      list: (await findDevices(db, actor.merchantId)).map(presentDevice),
    }),

    get: async (call: Call<typeof getDevice>): Promise<ReplyOf<typeof getDevice>> =>
      transaction(db, async (tx) => {
        const device = await known(tx, call);
        const history = await findEvents(tx, device, eventsShown);
        return { device: presentDevice(device), events: history.map(presentEvent) };
      }),

    /** @throws Refusal `not_certified`, `product_inactive`, `devices_full`. */
    add: (call: Call<typeof addDevice>): Promise<DeviceToSetUp> =>
      idempotently(db, call, async (tx) => {
        const { actor, body, now, locale } = call;
        const { merchantId, accountId: createdBy } = actor;
        const goodsName = await mustBeOpen(tx, merchantId, body.product);
        if ((await lockDevices(tx, merchantId)) >= devicesAtMost) refuse('devices_full');
        const { kept, ...setUp } = devices.newSetUp(now);
        const settings = body.product === soundBox ? await spokenBy(tx, products, merchantId, locale) : {};
        const device = await devices.insert(tx, { ...body, merchantId, createdBy, settings, now }, kept);
        const code = { merchantId, name: body.name, goodsName, amount: null, createdBy, now };
        if (body.product === soundBox) await shopCodes.add(tx, { ...code, deviceSerial: device.serial });
        await note(tx, device, 'added', call);
        return presentSetUp(device, setUp);
      }),

    change: (call: Call<typeof changeDeviceEndpoint>): Promise<TeamDevice> =>
      idempotently(db, call, async (tx) => {
        const device = await known(tx, call);
        const { name, settings, version } = call.body;
        const read = DeviceSettings[device.product].safeParse(settings);
        if (!read.success) return refuseWithin('settings', read.error.issues);
        const changed = await changeDevice(tx, { ...device, version }, { name, settings: read.data });
        if (!changed) return refuse('changed_elsewhere');
        await note(tx, changed, 'changed', call, deviceChanges(device, changed));
        return presentDevice(changed);
      }),

    /** Gives a device that waits for its set-up a new code; the old code may be used, expired or still valid. */
    renew: (call: Call<typeof renewSetUp>): Promise<DeviceToSetUp> =>
      idempotently(db, call, async (tx) => {
        const device = await known(tx, call);
        await mustBeOpen(tx, device.merchantId, device.product);
        const { kept, ...setUp } = devices.newSetUp(call.now);
        const from = [...statesBefore(deviceMoves, fresh), fresh];
        const renewed = await moveDevice(tx, device, from, { tokenHash: null, ...kept, state: fresh });
        if (!renewed) return refuse('state_forbids');
        await note(tx, renewed, 'renewed', call);
        return presentSetUp(renewed, setUp);
      }),

    /** What a code approves that makes a new set-up code. */
    called: async (tx: Tx, call: Call<typeof renewSetUp>) => ({ name: (await known(tx, call)).name }),

    block: (call: Call<typeof blockDevice>): Promise<TeamDevice> =>
      idempotently(db, call, async (tx) => {
        const device = await move(tx, await known(tx, call), blocked, {});
        await note(tx, device, 'blocked', call);
        return presentDevice(device);
      }),

    remove: (call: Call<typeof removeDevice>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const device = await move(tx, await known(tx, call), removed, {});
        if (device.product === soundBox) await shopCodes.removeOfDevice(tx, device.merchantId, device.serial, call.now);
        await note(tx, device, 'removed', call);
        return null;
      }),
  };
};
export type TeamDevices = ReturnType<typeof createTeamDevices>;

/** A new sound box speaks as the team has set its product up: where it chose no language, in that of the member who adds the box. */
const spokenBy = async (tx: Tx, products: Needs['products'], merchantId: string, ownLanguage: Locale) => {
  const { language, volume } = (await products.terms(tx, merchantId, soundBox)).settings;
  return { language: language ?? ownLanguage, volume };
};
