import { addWebhook, listWebhooks, removeWebhook, rotateWebhookSecret } from '@balcao/contract/webhook';
import { verifyWebhook } from '@balcao/sdk/merchant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announce, type Notifying, openNotifying } from '../../../test/webhooks.ts';

let testApp: Notifying['testApp'];
let newTeam: Notifying['newTeam'];
let notified: Notifying['notified'];
let close: Notifying['close'];
beforeAll(async () => {
  ({ testApp, newTeam, notified, close } = await openNotifying());
});
afterAll(() => close());

const body = { url: 'http://127.0.0.1:4000/hook', name: 'Estoque' };
const keyed = () => ({ idempotencyKey: crypto.randomUUID() });
/** What stands on the disk of a merchant's remembered answers and addresses. */
const onDisk = async (merchantId: string): Promise<string> => {
  const { rows } = await testApp.platform.db.$client.query(
    `select reply::text as text from idempotency where owner_id = $1
     union all select e::text from webhook_endpoint e where merchant_id = $1`,
    [merchantId],
  );
  expect(rows.length).toBeGreaterThan(1);
  return JSON.stringify(rows);
};

describe('the secret of a new address', () => {
  it('is shown again where its answer was lost, for the one address that was added', async () => {
    const team = await newTeam();
    const key = keyed();
    const first = await team.call(addWebhook, { body }, key);
    expect(await team.call(addWebhook, { body }, key)).toEqual(first);
    expect((await team.call(listWebhooks, {})).list).toEqual([first.endpoint]);
    expect(await onDisk(team.merchantId)).not.toContain(first.secret.slice(6));
  });
  it('is one and the same for all who ask at once under one key, also for the last place', async () => {
    const team = await newTeam();
    for (let places = 1; places < 5; places += 1) await team.call(addWebhook, { body });
    const key = keyed();
    const all = await Promise.all(Array.from({ length: 6 }, () => team.call(addWebhook, { body }, key)));
    expect(new Set(all.map(({ secret }) => secret)).size).toBe(1);
    expect((await team.call(listWebhooks, {})).list).toHaveLength(5);
    await expect(team.call(addWebhook, { body }, keyed())).rejects.toMatchObject({ name: 'webhooks_full' });
  });
  it('is not shown for another address under its key, nor to another team', async () => {
    const [team, other] = [await newTeam(), await newTeam()];
    const key = keyed();
    const { secret } = await team.call(addWebhook, { body }, key);
    const elsewhere = { ...body, url: `${body.url}/2` };
    await expect(team.call(addWebhook, { body: elsewhere }, key)).rejects.toMatchObject({
      name: 'idempotency_key_reused',
    });
    expect((await other.call(addWebhook, { body }, key)).secret).not.toBe(secret);
  });
  it('is not shown again once the address has been removed', async () => {
    const team = await newTeam();
    const key = keyed();
    const { endpoint } = await team.call(addWebhook, { body }, key);
    await team.call(removeWebhook, { params: { id: endpoint.id } });
    await expect(team.call(addWebhook, { body }, key)).rejects.toMatchObject({ name: 'not_found' });
    expect((await team.call(listWebhooks, {})).list).toEqual([]);
  });
});

describe('another secret of an address', () => {
  it('is shown again where its answer was lost, and no further one is made', async () => {
    const { team, id, hook, secret: old } = await notified();
    const params = { id };
    const key = keyed();
    const all = await Promise.all(Array.from({ length: 4 }, () => team.call(rotateWebhookSecret, { params }, key)));
    expect(await team.call(rotateWebhookSecret, { params }, key)).toEqual(all[0]);
    const [secret = '', ...more] = new Set(all.map((one) => one.secret));
    expect(more).toEqual([]);
    expect(await onDisk(team.merchantId)).not.toContain(secret.slice(6));
    // Made once, the one before it still signs too.
    await announce(testApp, team);
    const request = await hook.receive();
    for (const known of [old, secret])
      expect(verifyWebhook({ ...request, secret: known })).toMatchObject({ type: 'webhook.test' });
  });
  it('is not shown again, nor the first one, once a colleague has made another since', async () => {
    const team = await newTeam();
    const [adding, mine, theirs] = [keyed(), keyed(), keyed()];
    const add = () => team.call(addWebhook, { body }, adding);
    const params = { id: (await add()).endpoint.id };
    const rotate = (key: typeof mine) => team.call(rotateWebhookSecret, { params }, key);
    await rotate(mine);
    const newest = await rotate(theirs);
    await expect(add()).rejects.toMatchObject({ name: 'changed_elsewhere' });
    await expect(rotate(mine)).rejects.toMatchObject({ name: 'changed_elsewhere' });
    expect(await rotate(theirs)).toEqual(newest);
  });
  it('is not shown for another address under its key', async () => {
    const { team, id } = await notified();
    const { endpoint } = await team.call(addWebhook, { body });
    const key = keyed();
    await team.call(rotateWebhookSecret, { params: { id } }, key);
    await expect(team.call(rotateWebhookSecret, { params: { id: endpoint.id } }, key)).rejects.toMatchObject({
      name: 'idempotency_key_reused',
    });
  });
});
