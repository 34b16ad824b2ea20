import { closeChannel } from '@balcao/contract/channel';
import { recommendChannels } from '@balcao/contract/follower';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follower } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const recommended = async ({ call }: TestCustomer): Promise<string[]> =>
  (await call(recommendChannels, {})).list.map(({ link }) => link);

describe('recommended channels', () => {
  it('are open ones of the language, or of a kind that one follows, those with most followers first', async () => {
    const team = await openChannelTeam(testApp);
    const [small, popular] = [await makeChannel(team), await makeChannel(team)];
    const foreign = await makeChannel(team, { language: 'en-US', category: 'food' });
    const [invited, other] = [
      await makeChannel(team, { type: 'invited_only' }),
      await makeChannel(team, { language: 'en-US', category: 'education' }),
    ];
    const [closing, frozen] = [await makeChannel(team), await makeChannel(team)];
    await follower(testApp, popular);
    const stranger = await customer(testApp, {});
    const first = await recommended(stranger);
    expect(first[0]).toBe(linkOf(popular));
    expect(first).toContain(linkOf(small));
    for (const channel of [foreign, invited, other]) expect(first).not.toContain(linkOf(channel));
    // What is kept for a minute is looked at again: a channel that closes or is held is gone at once.
    await team.call(closeChannel, { params: { id: closing.id } });
    await testApp.platform.db.execute(sql`update channel set frozen_at = now() where id = ${frozen.id}`);
    const later = await recommended(stranger);
    for (const channel of [closing, frozen]) expect(later).not.toContain(linkOf(channel));
    const reader = await follower(testApp, small);
    const known = await recommended(reader);
    expect(known).toContain(linkOf(foreign));
    for (const channel of [small, other]) expect(known).not.toContain(linkOf(channel));
  });
});
