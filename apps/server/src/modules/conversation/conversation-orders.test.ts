import { listFollowerOrders } from '@balcao/contract/conversation';
import { followChannel } from '@balcao/contract/follower';
import { createRefund } from '@balcao/contract/refund-open';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { inbox, write } from '../../../test/conversations.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTill } from '../../../test/paid-orders.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let team: Team;
let server: MerchantServer;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  server = await merchantServer(testApp, team);
});
afterAll(() => testApp.close());

/** What this person pays in other shops, after everything that is there by now. */
const buysElsewhere = (phone: string, times: number) =>
  testApp.platform.db.execute(sql`insert into payment (id, customer_id, end_to_end_id, merchant_name, goods_name, amount, state, created_at)
    select gen_random_uuid(), id, 'E' || gen_random_uuid(), 'Outra loja', 'Pão', 100, 'done', now() + n * interval '1 minute'
    from customer, generate_series(1, ${times}::int) n where phone = ${phone}`);

it('what a follower bought of the team and got back stands next to the conversation, however much they buy elsewhere', async () => {
  const channel = await makeChannel(team);
  const till = await openTill(testApp, server);
  await till.payer.call(followChannel, { params: { link: linkOf(channel) }, body: {} });
  const order = await till.paid(4_550);
  await buysElsewhere(till.payer.phone, 60);
  await write(till.payer, channel, 'Cadê o meu café?');
  const [conversation] = await inbox(team, channel);
  const params = { id: channel.id, conversationId: conversation?.id ?? '' };
  const orders = async () => (await team.call(listFollowerOrders, { params })).list;
  expect(await orders()).toMatchObject([{ number: order.number, amount: 4_550, refunded: 0 }]);
  const { merchantOrderNumber } = order;
  const body = { merchantOrderNumber, merchantRefundNumber: 'R-1', amount: 1_000, reason: 'Veio frio' };
  await server.call(createRefund, { body }, { idempotencyKey: 'R-1' });
  await until(orders, ([one]) => one?.refunded === 1_000);
});
