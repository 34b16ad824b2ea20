import { randomBytes } from 'node:crypto';
import { minuteMs, numberOf, type QueueRecord, services, ticketOf } from './queue-order.ts';
import { Refused, serveRoutes } from './route.ts';
import type { Answer, ServerNeeds } from './server-needs.ts';

/** The server of the queue: people who paid are in it, and are called when the chair is free. */
export const createQueueServer = ({ merchant, people, records, now }: ServerNeeds<QueueRecord>): Answer => {
  const today = async (): Promise<readonly QueueRecord[]> => {
    const since = now().getTime() - 12 * 60 * minuteMs;
    const all = await records.all();
    const left = new Set(all.filter((record) => record.left).map((record) => record.merchantOrderNumber));
    return all.filter((record) => Date.parse(record.at) >= since && !left.has(record.merchantOrderNumber));
  };
  const ofPerson = async (openId: string): Promise<QueueRecord | undefined> =>
    (await today()).findLast((record) => record.openId === openId);

  const shown = async (record: QueueRecord) => {
    const all = await Promise.all(
      (await today()).map(async (one) => ({ record: one, order: await merchant.queryOrder(one.merchantOrderNumber) })),
    );
    const asked = all.find((one) => one.record === record);
    return asked ? ticketOf(asked, all, now()) : null;
  };

  return serveRoutes(people, {
    'POST /session': async ({ body }) => ({ session: await people.enter(String(body.code)) }),

    'GET /services': async () => ({ services: services.map(({ id, name, price }) => ({ id, name, price })) }),

    'GET /ticket': async ({ openId }) => {
      const record = await ofPerson(openId());
      return { ticket: record ? await shown(record) : null };
    },

    'POST /ticket': async ({ body, openId }) => {
      const person = openId();
      const service = services.find(({ id }) => id === body.service);
      if (!service) throw new Refused(422, 'service');
      const merchantOrderNumber = `FILA-${randomBytes(8).toString('hex')}`;
      const number = ((await today()).at(-1)?.number ?? 0) + 1;
      const { payUrl } = await merchant.createOrder({
        merchantOrderNumber,
        product: '02',
        method: '02',
        amount: service.price,
        goodsName: `${service.name}, senha ${numberOf(number)}`,
      });
      await records.add({ openId: person, merchantOrderNumber, service: service.id, number, at: now().toISOString() });
      return { payUrl };
    },

    'DELETE /ticket': async ({ openId }) => {
      const record = await ofPerson(openId());
      if (!record) throw new Refused(404, 'no ticket');
      await merchant.closeOrder(record.merchantOrderNumber);
      await records.add({ ...record, left: true });
      return {};
    },
  });
};
