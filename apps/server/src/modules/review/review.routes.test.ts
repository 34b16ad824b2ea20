import {
  approveReview,
  claimReview,
  countReviews,
  getReview,
  listReviews,
  rejectReview,
  releaseReview,
} from '@balcao/contract/review-desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/house.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { claim, handIn, takeBack } from '../../../test/reviews.ts';

let house: House;
let team: Team;
let rita: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  house = await openHouse();
  team = await openTeam(house, await register(house));
  rita = await staffMember(house, 'reviewer');
});
afterAll(() => house.close());

const params = (id: string) => ({ params: { id } });
const newTeam = async (name?: string) => openTeam(house, await register(house), name ? { name } : {});

describe('GET /review', () => {
  it('lists what waits, the most urgent first, page by page', async () => {
    const ids = new Map<string, string>();
    for (const [name, type] of [
      ['Lenta', 'enterprise'],
      ['Rápida', 'personal'],
      ['Segunda', 'personal'],
    ] as const)
      ids.set(name, await handIn(house, await newTeam(`Fila ${name}`), { type }));
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await rita.call(listReviews, {
        query: { search: 'Fila', pageSize: 2, ...(cursor ? { cursor } : {}) },
      });
      expect(page.total).toBe(3);
      names.push(...page.list.map(({ merchantName }) => merchantName));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(names).toEqual(['Fila Rápida', 'Fila Segunda', 'Fila Lenta']);
  });
});

describe('a submission in the hands of a reviewer', () => {
  it('is read, taken, approved', async () => {
    const id = await handIn(house, team);
    const seen = await rita.call(getReview, params(id));
    expect(seen).toMatchObject({ id, status: 'UNDER', attempt: 1, claimedBy: null, hasFormer: false });
    expect(seen.fields.find(({ path }) => path === 'cnpj')).toMatchObject({ value: '11222333000181', kind: 'cnpj' });
    const taken = await rita.call(claimReview, params(id));
    expect(taken.claimedBy).toMatchObject({ staffId: rita.staffId, name: 'Rita Souza' });
    const body = { version: taken.version, remark: null };
    const done = await rita.call(approveReview, { ...params(id), body });
    expect(done).toMatchObject({ status: 'SUCCESS', claimedBy: null, decidedAt: expect.any(String) });
    expect(done.timeline.map(({ kind }) => kind)).toEqual(['submitted', 'opened', 'approved']);
  });

  it('is sent back with what is wrong', async () => {
    const id = await handIn(house, team);
    const version = await claim(rita.call, id);
    const verdicts = [{ path: 'businessLicense', reason: 'unreadable', note: null } as const];
    const done = await rita.call(rejectReview, { ...params(id), body: { version, verdicts, remark: null } });
    expect(done).toMatchObject({ status: 'REJECT', verdicts });
    await handIn(house, team, { form: { name: 'Padaria Nova Ltda.' } });
    await takeBack(house, team);
  });

  it('is put back', async () => {
    const id = await handIn(house, team);
    await claim(rita.call, id);
    expect((await rita.call(countReviews, {})).mine).toBe(1);
    expect(await rita.call(releaseReview, params(id))).toMatchObject({ claimedBy: null });
    expect((await rita.call(countReviews, {})).mine).toBe(0);
  });
});
