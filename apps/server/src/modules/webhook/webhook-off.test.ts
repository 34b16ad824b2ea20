import { listNotices } from '@balcao/contract/notification-bell';
import { listWebhooks, removeWebhook, resumeWebhook, testWebhook } from '@balcao/contract/webhook';
import { listDeliveries, resendDelivery } from '@balcao/contract/webhook-delivery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Team } from '../../../test/people.ts';
import {
  ahead,
  announce,
  type Notifying,
  openNotifying,
  switchAddress,
  untilDeliveries,
} from '../../../test/webhooks.ts';
import { transaction } from '../../platform/db.ts';

let testApp: Notifying['testApp'];
let notified: Notifying['notified'];
let close: Notifying['close'];
beforeAll(async () => {
  ({ testApp, notified, close } = await openNotifying());
});
afterAll(() => close());

const only = async (team: Team, state: string) =>
  untilDeliveries(team, (list) => expect(list.map((one) => one.state)).toEqual([state]));
/** An event that is on disk only after something else has been done. */
const announceAround = (team: Team, action: () => Promise<unknown>) =>
  transaction(testApp.platform.db, async (tx) => {
    const event = { type: 'webhook.test', data: { requestId: 'late' } } as const;
    await testApp.services.webhooks.announce(tx, team.merchantId, event);
    await action();
  });

describe('an address that is switched off', () => {
  it('is not called by anybody: a test and sending again are refused, and say why', async () => {
    const { team, ...at } = await notified();
    await announce(testApp, team);
    const [sent] = await only(team, 'delivered');
    await switchAddress(team, at, false);
    const off = { name: 'webhook_off', message: expect.stringContaining('desativado') };
    await expect(team.call(testWebhook, { params: { id: at.id } })).rejects.toMatchObject(off);
    await expect(team.call(resendDelivery, { params: { id: sent?.id ?? '' } })).rejects.toMatchObject(off);
    await only(team, 'delivered');
    await switchAddress(team, { ...at, version: 2 }, true);
    await team.call(resendDelivery, { params: { id: sent?.id ?? '' } });
    await untilDeliveries(team, ([one]) => expect(one?.attempts).toHaveLength(2));
  });
  it('is not told what was written while it was being switched off: that waits, and leaves when it is on again', async () => {
    const { team, ...at } = await notified();
    await announceAround(team, () => switchAddress(team, at, false));
    const [waits] = await only(team, 'held');
    expect(waits?.endpointState).toBe('off');
    expect((await team.call(listWebhooks, {})).list).toMatchObject([{ state: 'off', held: 1 }]);
    expect(at.hook.requests).toEqual([]);
    await switchAddress(team, { ...at, version: 2 }, true);
    await only(team, 'delivered');
  });
  it('gets what began to wait for it while it was being switched on', async () => {
    const { team, ...at } = await notified();
    await switchAddress(team, at, false);
    const { db } = testApp.platform;
    await transaction(db, async (tx) => {
      await tx.$client.query(`update webhook_endpoint set state = 'paused' where id = $1`, [at.id]);
    });
    await announceAround(team, async () => {
      // What stood in the way of the event is over before the event is on disk.
      await db.$client.query(`update webhook_endpoint set state = 'on' where id = $1`, [at.id]);
    });
    await ahead(testApp, team, 60);
    await only(team, 'delivered');
  });
});

describe('an address that is removed', () => {
  it('leaves nothing on its way for ever, also not what was written meanwhile', async () => {
    const { team, ...at } = await notified();
    await announceAround(team, () => team.call(removeWebhook, { params: { id: at.id } }));
    const [one] = await only(team, 'failed');
    expect(one).toMatchObject({ endpointId: null, nextAttemptAt: null, attempts: [] });
    expect((await team.call(listDeliveries, { query: { state: 'waiting' } })).list).toEqual([]);
  });
});

describe('an address that answers that it is gone for good (410)', () => {
  it('is paused at once and its team is told; what is meant for it waits until somebody resumes it', async () => {
    const { team, ...at } = await notified();
    at.hook.answerWith({ status: 410 });
    await announce(testApp, team);
    await only(team, 'held');
    expect((await team.call(listWebhooks, {})).list).toMatchObject([{ state: 'paused', held: 1 }]);
    expect((await team.call(listNotices, {})).list).toMatchObject([
      { kind: 'webhookPaused', data: { endpointId: at.id, url: at.hook.url } },
    ]);
    await announce(testApp, team);
    await untilDeliveries(team, (list) => expect(list.map(({ state }) => state)).toEqual(['held', 'held']));
    expect(at.hook.requests).toHaveLength(1);
    at.hook.answerWith({ status: 204 });
    await team.call(resumeWebhook, { params: { id: at.id } });
    await untilDeliveries(team, (list) => expect(list.map(({ state }) => state)).toEqual(['delivered', 'delivered']));
  });
});
