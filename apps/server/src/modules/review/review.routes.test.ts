import type { ReviewQuery } from '@balcao/contract/review-desk';
import { askReopening, claimReview, countReviews, getReview, listReviews } from '@balcao/contract/review-desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { openTeam, register, staffMember } from '../../../test/people.ts';
import {
  about,
  approve,
  claim,
  newTeam,
  outcomesOf,
  reject,
  setTime,
  submitForReview,
  takeBack,
} from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let rita: Staff;
let rui: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  rita = await staffMember(testApp, 'reviewer');
  rui = await staffMember(testApp, 'reviewer');
});
afterAll(() => testApp.close());

/** Each test looks at teams of its own name only. */
let names = 0;
let word = '';
beforeEach(() => {
  names += 1;
  word = `Loja${names}x`;
});
const team = (name: string) => newTeam(testApp, `${word} ${name}`);
const list = async (query: z.input<typeof ReviewQuery> = {}, staff = rita) => {
  const page = await staff.call(listReviews, { query: { search: word, ...query } });
  return page.list.map(({ merchantName }) => merchantName.replace(`${word} `, ''));
};

/** Every page, by the cursor of the one before. */
const pages = async (query: z.input<typeof ReviewQuery>) => {
  const found: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await rita.call(listReviews, { query: { search: word, ...query, ...(cursor ? { cursor } : {}) } });
    found.push(page.list.map(({ merchantName }) => merchantName.replace(`${word} `, '')));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
};

describe('the queue', () => {
  it('has the most urgent first, and of the same day the oldest, page by page', async () => {
    for (const [name, type] of [
      ['lenta', 'enterprise'],
      ['rápida', 'personal'],
      ['mais lenta', 'enterprise'],
      ['segunda', 'personal'],
    ] as const)
      await submitForReview(testApp, await team(name), { type });
    expect(await pages({ pageSize: 3 })).toEqual([['rápida', 'segunda', 'lenta'], ['mais lenta']]);
    expect(await pages({ pageSize: 2, pageNum: 2 })).toEqual([['lenta', 'mais lenta']]);
  });

  it('has what was decided, the newest first', async () => {
    const ids: string[] = [];
    for (const name of ['um', 'dois', 'três']) ids.push(await submitForReview(testApp, await team(name)));
    await approve(rita, ids[0] ?? '');
    await reject(rui, ids[2] ?? '');
    expect(await list()).toEqual(['dois']);
    expect(await pages({ pageSize: 1, status: ['SUCCESS', 'REJECT'] })).toEqual([['três'], ['um']]);
    expect(await list({ status: ['UNDER', 'SUCCESS', 'REJECT'] })).toEqual(['três', 'dois', 'um']);
  });

  it('is narrowed by kind, type and state', async () => {
    const [shop, person] = [await team('loja'), await team('pessoa')];
    await submitForReview(testApp, shop, { kind: 'merchant' });
    await submitForReview(testApp, person, { type: 'personal' });
    expect(await list({ kind: 'merchant' })).toEqual(['loja']);
    expect(await list({ kind: ['merchant', 'certification'] })).toEqual(['pessoa', 'loja']);
    expect(await list({ type: 'personal' })).toEqual(['pessoa']);
    await takeBack(testApp, person);
    expect(await list({ status: 'REVOKED' })).toEqual(['pessoa']);
    expect(await list()).toEqual(['loja']);
    await expect(list({ status: 'NO' as never })).rejects.toMatchObject({ name: 'form_invalid' });
  });

  it('is searched by the beginning of a merchant number and by part of a name, which is no pattern', async () => {
    const [shop, other] = [await team('100% pão_doce'), await team('outra')];
    await submitForReview(testApp, shop);
    await submitForReview(testApp, other);
    const search = async (text: string) =>
      (await rita.call(listReviews, { query: { search: text } })).list.map(({ merchantNumber }) => merchantNumber);
    expect(await search(shop.merchantNumber)).toEqual([shop.merchantNumber]);
    expect(await search(shop.merchantNumber.slice(0, 9))).toContain(shop.merchantNumber);
    expect(await search(`${word.toUpperCase()} 100% PÃO_`)).toEqual([shop.merchantNumber]);
    expect(await search(`${word}%outra`)).toEqual([]);
    expect(await search(`${word}_outra`)).toEqual([]);
    await expect(search('a\0b')).rejects.toMatchObject({ name: 'form_invalid' });
  });

  it('says who has what in hand, and what is free', async () => {
    const [mine, hers, free] = [await team('minha'), await team('dela'), await team('livre')];
    const id = await submitForReview(testApp, mine);
    await claim(rita, id);
    await claim(rui, await submitForReview(testApp, hers));
    await submitForReview(testApp, free);
    expect(await list({ show: 'mine' })).toEqual(['minha']);
    expect(await list({ show: 'mine' }, rui)).toEqual(['dela']);
    expect(await list({ show: 'free' })).toEqual(['livre']);
    const { list: rows } = await rui.call(listReviews, { query: { search: word, show: 'mine' } });
    expect(rows[0]?.claimedBy).toMatchObject({ staffId: rui.staffId, name: 'Rita Souza' });
  });

  it('refuses a cursor that is none of its own', async () => {
    for (const cursor of ['x', Buffer.from('1.2').toString('base64url')])
      await expect(list({ cursor })).rejects.toMatchObject({
        name: 'form_invalid',
        fields: { cursor: expect.any(String) },
      });
  });

  it('has one of each kind of a team at most', async () => {
    const shop = await team('dupla');
    const twice = [submitForReview(testApp, shop), submitForReview(testApp, shop)];
    expect((await outcomesOf(twice)).sort()).toEqual(['done', 'state_forbids']);
    await submitForReview(testApp, shop, { kind: 'merchant' });
    await expect(submitForReview(testApp, shop)).rejects.toMatchObject({ refusal: 'state_forbids' });
    expect(await list()).toHaveLength(2);
  });

  it('keeps number and name as they were when it was submitted', async () => {
    const shop = await team('antiga');
    const id = await submitForReview(testApp, shop);
    await testApp.platform.db.$client.query('update team set name = $1 where merchant_id = $2', [
      'Outra',
      shop.merchantId,
    ]);
    expect((await rita.call(getReview, about(id))).merchantName).toBe(`${word} antiga`);
  });
});

describe('the counts of a day', () => {
  it('say what waits, is late, in hand, free, to be opened again, and decided by oneself since midnight', async () => {
    const other = await openTestApp();
    try {
      setTime(other, '2026-11-24T15:00:00Z');
      const [staff, colleague] = [await staffMember(other, 'reviewer'), await staffMember(other, 'reviewer')];
      const ids: string[] = [];
      for (let count = 0; count < 5; count += 1)
        ids.push(await submitForReview(other, await openTeam(other, await register(other)), { type: 'personal' }));
      const [first = '', second = '', third = '', fourth = ''] = ids;
      await approve(staff, first);
      await approve(colleague, second);
      await staff.call(askReopening, { ...about(first), body: { reason: 'Documento trocado.' } });
      await claim(staff, third);
      await claim(colleague, fourth);
      const counted = { waiting: 3, late: 0, mine: 1, free: 1, reopening: 1, decidedToday: 1 };
      expect(await staff.call(countReviews, {})).toEqual(counted);
      setTime(other, '2026-11-26T03:00:02Z');
      const later = await staffMember(other, 'reviewer');
      // Half an hour without a touch, and what was in hand is free; the promised day of all three is over.
      expect(await later.call(countReviews, {})).toEqual({ ...counted, late: 3, mine: 0, free: 3, decidedToday: 0 });
      const late = await later.call(listReviews, { query: { show: 'late' } });
      expect(late.list.map(({ id }) => id)).toEqual([third, fourth, ids[4]]);
      const open = await later.call(listReviews, { query: { show: 'reopening' } });
      expect(open.list).toMatchObject([{ id: first, status: 'SUCCESS', isReopeningAsked: true }]);
    } finally {
      await other.close();
    }
  });
});

describe('what comes next', () => {
  it('is the most urgent that is free after this one, and after the last the first again', async () => {
    const other = await openTestApp();
    try {
      const staff = await staffMember(other, 'reviewer');
      const ids: string[] = [];
      for (let count = 0; count < 4; count += 1) ids.push(await submitForReview(other, await newTeam(other)));
      const [first = '', second = '', third = '', fourth = ''] = ids;
      const next = async (id: string) => (await staff.call(getReview, about(id))).nextId;
      await claim(await staffMember(other, 'reviewer'), second);
      expect(await next(first)).toBe(third);
      expect(await next(fourth)).toBe(first);
      expect((await staff.call(claimReview, about(first))).nextId).toBe(third);
      expect((await approve(staff, first)).nextId).toBe(third);
      await approve(staff, third);
      expect(await next(fourth)).toBeNull();
    } finally {
      await other.close();
    }
  });
});
