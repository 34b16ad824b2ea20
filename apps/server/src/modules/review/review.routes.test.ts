import { listReviews } from '@balcao/contract/review';
import type { Caller } from '@balcao/sdk/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/house.ts';
import { openTeam, type Person, register, staffMember, type Team } from '../../../test/people.ts';
import { transaction } from '../../platform/db.ts';

let house: House;
let ana: Person;
let call: Caller;
beforeAll(async () => {
  house = await openHouse();
  ana = await register(house);
  ({ call } = await staffMember(house, 'reviewer'));
});
afterAll(() => house.close());

const submit = ({ merchantId }: Pick<Team, 'merchantId'>, now = house.platform.clock.now()): Promise<string> =>
  transaction(house.platform.db, (tx) => house.services.reviews.submit(tx, { merchantId, kind: 'certification', now }));

describe('GET /review', () => {
  it('is empty while nobody has submitted anything', async () => {
    expect(await call(listReviews, {})).toEqual({
      list: [],
      total: 0,
      totalIsCapped: false,
      pageNum: 1,
      pageSize: 20,
      nextCursor: null,
    });
  });

  it('lists what waits, the oldest first, page by page, each once', async () => {
    const start = house.platform.clock.now().getTime();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const team = await openTeam(house, ana, { name: `Loja ${index}` });
      // The last two were submitted in the same millisecond.
      ids.push(await submit(team, new Date(start - 10_000 + Math.min(index, 3))));
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await call(listReviews, { query: { pageSize: 2, ...(cursor ? { cursor } : {}) } });
      expect(page.total).toBe(5);
      seen.push(...page.list.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.slice(0, 3)).toEqual(ids.slice(0, 3));
    expect(seen.toSorted()).toEqual(ids.toSorted());
    const second = await call(listReviews, { query: { pageNum: 2, pageSize: 3 } });
    expect(second.list.map(({ id }) => id)).toEqual(seen.slice(3));
  });

  it('shows who submitted it, under the number and the name of then', async () => {
    const team = await openTeam(house, ana, { name: 'Empório Sul' });
    const submittedAt = new Date('2026-01-02T03:04:05.678Z');
    const id = await submit(team, submittedAt);
    expect((await call(listReviews, {})).list[0]).toEqual({
      id,
      kind: 'certification',
      merchantNumber: team.merchantNumber,
      merchantName: 'Empório Sul',
      status: 'UNDER',
      submittedAt: '2026-01-02T03:04:05.678Z',
    });
  });

  it('has one of a kind from a team at a time, also when two come at the same instant', async () => {
    const team = await openTeam(house, ana);
    const results = await Promise.allSettled([submit(team), submit(team)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(submit(team)).rejects.toMatchObject({ refusal: 'state_forbids' });
    await expect(submit({ merchantId: crypto.randomUUID() })).rejects.toMatchObject({ refusal: 'not_found' });
  });

  it('refuses a cursor that it did not give, and fields that nobody declared', async () => {
    await expect(call(listReviews, { query: { cursor: 'abc' } })).rejects.toMatchObject({
      fields: { cursor: 'Volte à primeira página.' },
    });
    const query = { merchantId: crypto.randomUUID() };
    await expect(call(listReviews, { query } as never)).rejects.toMatchObject({ code: 1000 });
  });

  it('refuses whoever is not staff', async () => {
    await expect(house.caller()(listReviews, {})).rejects.toMatchObject({ code: 401 });
    await expect(ana.call(listReviews, {})).rejects.toMatchObject({ name: 'session_missing' });
  });
});
