import { getHelpRating, helpKeptDays, missHelp, rateHelp } from '@balcao/contract/help';
import { listDeskHelp, listDeskMissed, listDeskRemarks } from '@balcao/contract/help-desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register, staffMember } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let support: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  testApp = await openTestApp();
  support = await staffMember(testApp, 'support');
});
afterAll(() => testApp.close());

const params = { slug: 'refund' } as const;
const counted = async () => (await support.call(listDeskHelp, {})).list.find(({ slug }) => slug === params.slug);
const missed = async () => (await support.call(listDeskMissed, {})).list.map(({ words, times }) => [words, times]);

describe('what readers say of an article', () => {
  it('counts once for a person, and the last answer holds', async () => {
    const [ana, bia] = [await register(testApp), await register(testApp)];
    expect(await ana.call(getHelpRating, { params })).toEqual({ isUseful: null, remark: '' });
    await ana.call(rateHelp, { params, body: { isUseful: true } });
    await ana.call(rateHelp, { params, body: { isUseful: true } });
    await bia.call(rateHelp, { params, body: { isUseful: true } });
    expect(await counted()).toMatchObject({ useful: 2, notUseful: 0, remarks: 0 });
    await ana.call(rateHelp, { params, body: { isUseful: false, remark: 'Falta o prazo do cartão.' } });
    expect(await counted()).toMatchObject({ useful: 1, notUseful: 1, remarks: 1 });
    expect(await ana.call(getHelpRating, { params })).toEqual({ isUseful: false, remark: 'Falta o prazo do cartão.' });
    expect(await bia.call(getHelpRating, { params })).toEqual({ isUseful: true, remark: '' });
  });
  it('reaches staff without saying who it was', async () => {
    const { list } = await support.call(listDeskRemarks, { query: params });
    expect(list).toEqual([
      {
        slug: 'refund',
        title: 'Reembolsos',
        isUseful: false,
        remark: 'Falta o prazo do cartão.',
        at: expect.any(String),
      },
    ]);
    expect((await support.call(listDeskRemarks, { query: { slug: 'order' } })).list).toEqual([]);
    const { rows } = await testApp.platform.db.$client.query('select reader from help_rating');
    expect(new Set(rows.map(({ reader }) => reader)).size).toBe(2);
  });
  it('is refused with its field when it is too long or holds the number of a card', async () => {
    const ana = await register(testApp);
    for (const remark of ['a'.repeat(501), '4111 1111 1111 1111', ''])
      await expect(ana.call(rateHelp, { params, body: { isUseful: true, remark } })).rejects.toMatchObject({
        refusal: 'form_invalid',
      });
  });
  it('is limited, so that nobody fills the list', async () => {
    const ana = await register(testApp);
    const say = () => ana.call(rateHelp, { params, body: { isUseful: true } });
    for (let times = 0; times < 60; times += 1) await say();
    await expect(say()).rejects.toMatchObject({ refusal: 'too_many_requests' });
  });
});

describe('what readers look for in vain', () => {
  it('is counted by its words, however they are typed', async () => {
    const ana = await register(testApp);
    for (const text of ['Xilofone', 'xilofone!', ' XILOFÔNE '])
      expect(await ana.call(missHelp, { body: { text } })).toBeNull();
    expect(await missed()).toEqual([['xilofone', 3]]);
  });
  it('is not counted where an article is found, or where it may be somebody’s address or number', async () => {
    const ana = await register(testApp);
    for (const text of ['sacar', 'xilo@exemplo.com.br', 'xilofone 123.456.789-09', '!?'])
      await ana.call(missHelp, { body: { text } });
    expect(await missed()).toEqual([['xilofone', 3]]);
  });
  it('is forgotten with the remarks, and what was useful stays', async () => {
    testApp.platform.clock.setAhead((helpKeptDays + 1) * 86_400);
    await testApp.platform.jobs.sweep();
    support = await staffMember(testApp, 'support'); // The session before is over.
    expect(await missed()).toEqual([]);
    expect((await support.call(listDeskRemarks, { query: {} })).list).toEqual([]);
    expect(await counted()).toMatchObject({ useful: 2, notUseful: 1, remarks: 0 });
  });
});
