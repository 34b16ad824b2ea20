import { askReopening } from '@balcao/contract/review-desk';
import { listMails } from '@balcao/contract/sandbox';
import { listWaiting } from '@balcao/contract/waiting';
import { askFreeze, decideFreeze } from '@balcao/contract/withdrawal-freeze';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { about, approve, newTeam, submitForReview } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let fabio: Staff;
let fatima: Staff;
let sara: Staff;
let rita: Staff;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  fabio = await staffMember(testApp, 'finance');
  fatima = await staffMember(testApp, 'finance');
  sara = await staffMember(testApp, 'support');
  rita = await staffMember(testApp, 'reviewer');
  team = await openTeam(testApp, await register(testApp), { name: 'Mercearia Que Espera' });
});
afterAll(() => testApp.close());

const waiting = (who: Staff) => who.call(listWaiting, {});
const words = 'Pedido da polícia, ofício 123.';
const ask = (action: 'freeze' | 'unfreeze', reason: 'courtOrder' | 'cleared') =>
  fabio.call(askFreeze, { params: { id: team.merchantId }, body: { action, reason, words } });
const lettersTo = async (email: string) => (await testApp.caller()(listMails, { query: { to: email } })).list;

describe('what waits for a second person', () => {
  it('is shown to those who may decide, and counts for those who did not ask, until it is decided', async () => {
    const { asked } = await ask('freeze', 'courtOrder');
    const row = {
      kind: 'freeze',
      words,
      merchant: { name: 'Mercearia Que Espera' },
      askedBy: { staffId: fabio.staffId },
    };
    expect(await waiting(fatima)).toMatchObject({ list: [row], yours: 1 });
    expect(await waiting(fabio)).toMatchObject({ list: [row], yours: 0 });
    for (const other of [sara, rita]) expect(await waiting(other)).toEqual({ list: [], yours: 0 });
    const params = { id: team.merchantId, requestId: asked?.id ?? '' };
    await fatima.call(decideFreeze, { params, body: { agreed: true, words: null } });
    for (const one of [fabio, fatima]) expect(await waiting(one)).toEqual({ list: [], yours: 0 });
  });

  it('is written to the colleagues who may decide, each once, and not to the one who asks', async () => {
    const before = (await lettersTo(fatima.email)).length;
    await ask('unfreeze', 'cleared');
    const letters = await until(
      () => lettersTo(fatima.email),
      (list) => list.length > before,
    );
    expect(letters.length).toBe(before + 1);
    expect(letters[0]).toMatchObject({ subject: 'Aguardando você: desbloquear o dinheiro, Mercearia Que Espera' });
    expect(letters[0]?.text).toContain('/console/waiting');
    for (const other of [fabio, sara, rita]) expect(await lettersTo(other.email)).toEqual([]);
  });

  it('is a decision to be opened again too, for the reviewers, with what it is about', async () => {
    const rui = await staffMember(testApp, 'reviewer');
    const id = await submitForReview(testApp, await newTeam(testApp));
    await approve(rita, id);
    await rita.call(askReopening, { ...about(id), body: { reason: words } });
    const row = { kind: 'reopening', id, subjectId: id, words, expiresAt: null, askedBy: { staffId: rita.staffId } };
    expect(await waiting(rui)).toMatchObject({ list: [row], yours: 1 });
    expect(await waiting(rita)).toMatchObject({ list: [row], yours: 0 });
    expect((await waiting(fabio)).list.map(({ kind }) => kind)).not.toContain('reopening');
    expect(await lettersTo(rui.email)).toMatchObject([{ subject: expect.stringContaining('reabrir uma análise') }]);
  });

  it('is over when its time is', async () => {
    expect((await waiting(fatima)).yours).toBe(1);
    await testApp.platform.db.$client.query(`update freeze_request set expires_at = asked_at where status = 'asked'`);
    expect(await waiting(fatima)).toEqual({ list: [], yours: 0 });
  });
});
