import {
  type currentDevice,
  type DeviceProduct,
  DeviceSettings,
  DeviceState,
  type OwnDevice,
  type setUpDevice,
  setUpMinutes,
} from '@balcao/contract/device';
import { LogEvent } from '@balcao/contract/log';
import type { FastifyRequest } from 'fastify';
import { bearerOf, type DeviceActor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { hashOf, newId, newToken } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { byProduct, type LogService } from '../log/log.service.ts';
import { findByToken, findDevice, insertDevice, insertEvent, noteSeen, takeSetUp } from './device.repository.ts';
import type { DeviceEventRow, DeviceRow } from './device.tables.ts';
import { newSerial, newSetUpCode } from './device-codes.ts';
import { deviceSubject } from './device-record.ts';
import type { PresentOwn } from './own-device.ts';

const { blocked, removed } = DeviceState.enum;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly presentOwn: PresentOwn;
}
/** A device as someone adds it. */
export interface NewDevice {
  readonly merchantId: string;
  readonly product: DeviceProduct;
  readonly name: string;
  /** As it stands on the device; one is made up where none is told. */
  readonly serial?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly createdBy: string;
  readonly now: Date;
}
/** A set-up code: told once, kept as a hash. */
export interface SetUp {
  readonly code: string;
  readonly until: Date;
}

/** Devices as they know themselves: set up by a code, known by a token ever after, until someone takes it from them. */
export const createDeviceService = ({ db, clock, secrets, events, logs, presentOwn }: Needs) => {
  const setUpHashOf = (code: string): string => secrets.mac('device-setup', code);
  const tell = (tx: Tx, { merchantId, serial }: Pick<DeviceRow, 'merchantId' | 'serial'>): void =>
    events.publish(tx, merchantId, { topic: 'device', key: serial });

  /** Appends an event to a device's history; `by` is null when the device did it itself. */
  const note = async (
    tx: Tx,
    { merchantId, serial }: Pick<DeviceRow, 'merchantId' | 'serial'>,
    kind: DeviceEventRow['kind'],
    by: { readonly id: string; readonly name: string } | null,
    at: Date,
  ): Promise<void> => {
    const actor = { actorId: by?.id ?? null, actorName: by?.name ?? null };
    await insertEvent(tx, { merchantId, serial, id: newId(at), kind, ...actor, at });
  };

  return {
    note,
    tell,
    /** A code for a set-up, and what is kept of it. */
    newSetUp: (now: Date): SetUp & { readonly kept: Pick<DeviceRow, 'setUpHash' | 'setUpUntil'> } => {
      const code = newSetUpCode();
      const until = new Date(now.getTime() + setUpMinutes * 60_000);
      return { code, until, kept: { setUpHash: setUpHashOf(code), setUpUntil: until } };
    },

    /** Adds a device, without a word about it; its serial number must be unused. */
    insert: async (tx: Tx, ask: NewDevice, kept?: Pick<DeviceRow, 'setUpHash' | 'setUpUntil'>): Promise<DeviceRow> => {
      const { merchantId, product, name, createdBy, now } = ask;
      const settings = DeviceSettings[product].parse(ask.settings ?? {});
      for (;;) {
        const serial = ask.serial ?? newSerial(product);
        const row = { merchantId, serial, id: newId(now), product, name, settings, createdBy, createdAt: now };
        const isNew = await insertDevice(tx, { ...row, state: 'new', ...kept });
        if (!isNew && ask.serial) refuse('already_exists');
        if (!isNew) continue;
        return (await findDevice(tx, row)) ?? refuse('not_found');
      }
    },

    authenticate: async (request: FastifyRequest): Promise<DeviceActor> => {
      const token = bearerOf(request) ?? refuse('session_missing');
      const tokenHash = hashOf(token);
      const device = (await findByToken(db, tokenHash)) ?? refuse('session_ended');
      const { merchantId, serial, id, product } = device;
      await noteSeen(db, device, clock.now());
      return { kind: 'device', ownerId: id, deviceSerial: serial, merchantId, product, tokenHash };
    },

    /** Whether a device that was let in may go on. */
    stillValid: async ({ merchantId, deviceSerial, tokenHash }: DeviceActor): Promise<boolean> => {
      const device = await findByToken(db, tokenHash);
      return device?.merchantId === merchantId && device.serial === deviceSerial;
    },

    /** @throws Refusal `setup_code_wrong` for a code that is wrong, over, or used, without a difference. */
    setUp: (call: Call<typeof setUpDevice>): Promise<{ token: string; device: OwnDevice }> =>
      transaction(db, async (tx) => {
        const { body, now } = call;
        const token = newToken();
        const taken = { setUpHash: setUpHashOf(body.code), tokenHash: hashOf(token), now };
        const device = (await takeSetUp(tx, taken)) ?? refuse('setup_code_wrong');
        await note(tx, device, 'setUp', null, now);
        tell(tx, device);
        const own = await presentOwn(tx, device);
        const act = { event: LogEvent.enum.deviceSetUp, subject: deviceSubject(device) };
        await logs.record(tx, byProduct(device.merchantId, now, call), act);
        return { token, device: own };
      }),

    /**
     * Passes for what belongs to no device. A device that waits for a new set-up keeps its code: that hangs where it hung.
     * @throws Refusal `device_blocked` when it was taken out of use.
     */
    mustTake: async (
      queries: Queries,
      { merchantId, deviceSerial }: { readonly merchantId: string; readonly deviceSerial: string | null },
    ): Promise<void> => {
      if (deviceSerial === null) return;
      const device = await findDevice(queries, { merchantId, serial: deviceSerial });
      if (!device || device.state === blocked || device.state === removed) refuse('device_blocked');
    },

    current: async ({ actor }: Call<typeof currentDevice>): Promise<OwnDevice> => {
      const { merchantId, deviceSerial } = actor;
      return presentOwn(db, (await findDevice(db, { merchantId, serial: deviceSerial })) ?? refuse('session_ended'));
    },
  };
};
export type DeviceService = ReturnType<typeof createDeviceService>;
