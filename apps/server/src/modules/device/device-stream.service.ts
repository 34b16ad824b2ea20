import { Readable } from 'node:stream';
import { DeviceProduct } from '@balcao/contract/device';
import type { DeviceNews, streamDevice } from '@balcao/contract/device-news';
import type { DeviceActor } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Announcements } from './announcement.service.ts';
import { findDevice } from './device.repository.ts';
import type { DeviceService } from './device.service.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'subscribe'>;
  readonly devices: Pick<DeviceService, 'stillValid'>;
  readonly announcements: Announcements;
  /** Milliseconds between two signs of life, which also look for what no hint has told of. */
  readonly heartbeatMs?: number;
}

const streamsOfADevice = 3;
const secondsUntilRetry = 10;

const linesOf = (news: DeviceNews): string => {
  const id = news.kind === 'changed' ? '' : `id: ${news.position}\n`;
  return `${id}data: ${JSON.stringify(news)}\n\n`;
};

/**
 * What a device is told the moment it happens. A hint only wakes it: what is said is read from the database after the place that
 * was said last, so that nothing is lost with a hint and nothing is said twice.
 */
export const createDeviceStream = ({ db, events, devices, announcements, heartbeatMs = 20_000 }: Needs) => {
  const open = new Map<Readable, { readonly serial: string; readonly end: () => void }>();

  const openStream = (actor: DeviceActor, from: number): Readable => {
    const { merchantId, deviceSerial: serial } = actor;
    const stream = new Readable({ read: () => {} });
    let position = from;
    let version: number | undefined;

    /** Reads on where it was; ends for a device that may not go on. */
    const readOn = async (read: Announcements['after']): Promise<void> => {
      const device = await findDevice(db, { merchantId, serial });
      if (!device || !(await devices.stillValid(actor))) return end();
      if (version !== undefined && version !== device.version) stream.push(linesOf({ kind: 'changed' }));
      version = device.version;
      for (const news of await read({ merchantId, serial }, position)) {
        stream.push(linesOf(news));
        position = news.position;
      }
    };
    // One after the other: two that read at once would say the same.
    let reading = Promise.resolve();
    const wake = (read = announcements.after): void => {
      reading = reading.then(() => readOn(read)).catch(() => end()); // A reconnecting device continues at its last position.
    };
    const unsubscribe = events.subscribe(merchantId, ({ topic, key }) => {
      if (topic === 'device' && key === serial) wake();
    });
    const heartbeat = setInterval(() => {
      stream.push(':\n\n');
      wake();
    }, heartbeatMs);
    const forget = (): void => {
      unsubscribe();
      clearInterval(heartbeat);
      open.delete(stream);
    };
    const end = (): void => {
      if (open.has(stream)) stream.push(null);
      forget();
    };
    stream.once('close', forget);
    open.set(stream, { serial, end });
    stream.push(':\n\n'); // From here on nothing is missed, and the caller knows it.
    wake(announcements.missed);
    return stream;
  };

  return {
    stream: async ({ actor, query, gone }: Call<typeof streamDevice>): Promise<Readable> => {
      const { merchantId, deviceSerial: serial, product } = actor;
      if (product !== DeviceProduct.enum.soundBox) refuse('not_found');
      const device = (await findDevice(db, { merchantId, serial })) ?? refuse('session_ended');
      const streams = [...open.values()].filter((one) => one.serial === serial);
      if (streams.length >= streamsOfADevice) refuse('too_many_requests', secondsUntilRetry);
      const stream = openStream(actor, Math.min(query.lastEventId ?? device.said, device.said));
      gone.addEventListener('abort', () => stream.destroy(), { once: true });
      return stream;
    },

    /** Ends every stream, so that a server that is closing need not wait for its readers. */
    endAll: async (): Promise<void> => {
      for (const { end } of [...open.values()]) end();
    },
  };
};
export type DeviceStream = ReturnType<typeof createDeviceStream>;
