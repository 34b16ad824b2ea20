import { listAuditEvents } from '@balcao/contract/audit-event';
import { approveReview, getReview } from '@balcao/contract/review-desk';
import { addBankHoliday, getBankCalendar } from '@balcao/contract/settlement-calendar';
import { currentStaff, loginStaff, type StaffRole } from '@balcao/contract/staff';
import { setUpStaff } from '@balcao/contract/staff-set-up';
import {
  addStaff,
  changeStaff,
  disableStaff,
  enableStaff,
  listStaff,
  resetStaffFactor,
  sendStaffLink,
} from '@balcao/contract/staff-team';
import { askFreeze, getFreeze } from '@balcao/contract/withdrawal-freeze';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, whileHeld } from '../../../test/locks.ts';
import { lastMailTo, openTeam, register, staffMember } from '../../../test/people.ts';
import { claim, newTeam, submitForReview } from '../../../test/reviews.ts';
import { setUpTokenOf, signInStaff, staffWithFactor } from '../../../test/staff.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Tx } from '../../platform/db.ts';

let testApp: TestApp;
type Staff = Awaited<ReturnType<typeof staffMember>>;
let igor: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  igor = await staffMember(testApp, 'admin');
});
afterAll(() => testApp.close());

const nobody = '00000000-0000-4000-8000-000000000000';
const ended = { name: 'session_ended', code: 1030102 };
const own = { name: 'own_access', code: 13014 };
const advance = (seconds: number): void => {
  const { clock } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + seconds);
};
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ name }) => name,
  );
const personOf = async ({ staffId }: { staffId: string }) => {
  const { list } = await igor.call(listStaff, {});
  return list.find((one) => one.staffId === staffId);
};
const one = ({ staffId }: { staffId: string }) => ({ params: { id: staffId } });
const change = async (
  by: Pick<Staff, 'call'>,
  who: { staffId: string },
  role: 'admin' | 'reviewer',
  name = 'Rita Souza',
) => {
  const version = (await personOf(who))?.version ?? 0;
  return by.call(changeStaff, { ...one(who), body: { name, role, version } });
};
const setUp = (token: string, chosen: string, again = chosen) =>
  testApp.caller(
    undefined,
    'pt-BR',
    '10.77.1.9',
  )(setUpStaff, { body: { token, password: chosen, passwordAgain: again } });

describe('the people who work for the platform', () => {
  it('are listed by name with role, status, second factor and last use', async () => {
    const rita = await staffMember(testApp, 'reviewer');
    expect(await personOf(rita)).toMatchObject({
      name: 'Rita Souza',
      email: rita.email,
      role: 'reviewer',
      status: 'active',
      twoFactor: false,
      lastUsedAt: expect.any(String),
      linkEndsAt: null,
    });
  });

  it('are added with a link by mail that is good once, for three days, and only for choosing the password', async () => {
    const email = 'ana.nova@exemplo.com.br';
    const body = { email: ' Ana.Nova@exemplo.com.br', name: 'Ana Nova', role: 'reviewer' } as const;
    const added = await igor.call(addStaff, { body });
    expect(added).toMatchObject({ email, status: 'waiting', lastUsedAt: null });
    await expect(igor.call(addStaff, { body })).rejects.toMatchObject({ name: 'already_exists' });
    expect((await lastMailTo(testApp, email)).body).toContain('http://localhost:3000/console/set-up#');
    const login = testApp.caller()(loginStaff, { body: { email, password: 'uva-e-limao-7' } });
    await expect(login).rejects.toMatchObject({ name: 'credentials_wrong' });

    const token = await setUpTokenOf(testApp, email);
    const { token: session, step } = await setUp(token, 'limoeiro-42');
    expect(step).toBeNull();
    expect(await testApp.caller(session)(currentStaff, {})).toMatchObject({ email, role: 'reviewer' });
    expect(await personOf(added)).toMatchObject({ status: 'active', linkEndsAt: null });
    await expect(setUp(token, 'limoeiro-43')).rejects.toMatchObject({ name: 'invitation_used' });
    expect((await signInStaff(testApp, { email, ip: '10.77.1.9' }, 'limoeiro-42')).step).toBeNull();
  });

  it('are not members: an e-mail of the back office is as free here as any', async () => {
    const ana = await register(testApp);
    const body = { email: ana.email, name: 'Ana Dupla', role: 'support' } as const;
    expect(await igor.call(addStaff, { body })).toMatchObject({ status: 'waiting' });
    const team = await openTeam(testApp, ana);
    await expect(team.call(listStaff, {})).rejects.toMatchObject({ name: 'session_missing' });
    await expect(team.call(listAuditEvents, {})).rejects.toMatchObject({ name: 'session_missing' });
  });

  it('get a new link, after which the one before is worth nothing; the password of today stays good', async () => {
    const rita = await staffMember(testApp, 'reviewer');
    await igor.call(sendStaffLink, one(rita));
    const first = await setUpTokenOf(testApp, rita.email);
    await expect(igor.call(sendStaffLink, one(rita))).rejects.toMatchObject({ name: 'captcha_too_soon' });
    advance(61);
    await igor.call(sendStaffLink, one(rita));
    await expect(setUp(first, 'limoeiro-42')).rejects.toMatchObject({ name: 'not_found' });
    expect(await rita.call(currentStaff, {})).toMatchObject({ email: rita.email });
    await setUp(await setUpTokenOf(testApp, rita.email), 'limoeiro-42');
    await expect(rita.call(currentStaff, {})).rejects.toMatchObject(ended);
    await expect(signInStaff(testApp, rita)).rejects.toMatchObject({ name: 'credentials_wrong' });
  });

  it('change their role from the next call on: who decided decides no more, and the reverse', async () => {
    const rita = await staffMember(testApp, 'reviewer');
    await expect(rita.call(listStaff, {})).rejects.toMatchObject({ name: 'permission_missing', code: 1030403 });
    await change(igor, rita, 'admin', 'Rita Lima');
    expect((await rita.call(listStaff, {})).list.length).toBeGreaterThan(1);
    expect(await rita.call(currentStaff, {})).toMatchObject({ role: 'admin', name: 'Rita Lima' });
    await change(igor, rita, 'reviewer');
    await expect(rita.call(listStaff, {})).rejects.toMatchObject({ name: 'permission_missing' });
  });

  it('are shut out at once, with every session and link, and let in again', async () => {
    const rita = await staffMember(testApp, 'support');
    await igor.call(sendStaffLink, one(rita));
    const token = await setUpTokenOf(testApp, rita.email);
    expect(await igor.call(disableStaff, one(rita))).toMatchObject({ status: 'disabled' });
    await expect(rita.call(currentStaff, {})).rejects.toMatchObject(ended);
    await expect(signInStaff(testApp, rita)).rejects.toMatchObject({ name: 'credentials_wrong' });
    await expect(setUp(token, 'limoeiro-42')).rejects.toMatchObject({ name: 'not_found' });
    for (const again of [disableStaff, sendStaffLink])
      await expect(igor.call(again, one(rita))).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await igor.call(enableStaff, one(rita))).toMatchObject({ status: 'active' });
    await expect(igor.call(enableStaff, one(rita))).rejects.toMatchObject({ name: 'state_forbids' });
    await expect(rita.call(currentStaff, {})).rejects.toMatchObject(ended);
    expect((await signInStaff(testApp, rita)).step).toBeNull();
  });

  it('lose their second factor with their sessions, when they have lost the phone', async () => {
    const { person } = await staffWithFactor(testApp, 'reviewer');
    const half = await signInStaff(testApp, person);
    expect(await igor.call(resetStaffFactor, one(person))).toMatchObject({ twoFactor: false });
    for (const gone of [person, half]) await expect(gone.call(currentStaff, {})).rejects.toMatchObject(ended);
    expect((await lastMailTo(testApp, person.email)).subject).toContain('foi removida');
    await expect(igor.call(resetStaffFactor, one(person))).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('are overwritten by nobody who has not seen their last change', async () => {
    const rita = await staffMember(testApp, 'reviewer');
    await change(igor, rita, 'reviewer', 'Rita Um');
    const body = { name: 'Rita Dois', role: 'reviewer', version: 0 } as const;
    await expect(igor.call(changeStaff, { ...one(rita), body })).rejects.toMatchObject({ name: 'changed_elsewhere' });
  });

  it('are found by their id only', async () => {
    for (const target of [sendStaffLink, disableStaff, enableStaff, resetStaffFactor])
      await expect(igor.call(target, { params: { id: nobody } })).rejects.toMatchObject({ name: 'not_found' });
  });
});

describe('anyone who administers', () => {
  it('changes nobody’s access but others’', async () => {
    const { person } = await staffWithFactor(testApp, 'admin');
    await expect(change(person, person, 'reviewer')).rejects.toMatchObject(own);
    await expect(person.call(disableStaff, one(person))).rejects.toMatchObject(own);
    await expect(person.call(resetStaffFactor, one(person))).rejects.toMatchObject(own);
    expect(await change(person, person, 'admin', 'Rita Nova')).toMatchObject({ name: 'Rita Nova', role: 'admin' });
  });

  it.each([
    ['disable each other', (by: Staff, who: Staff) => by.call(disableStaff, one(who)), ['done', 'session_ended']],
    ['take each other’s role', (by: Staff, who: Staff) => change(by, who, 'reviewer'), ['done', 'permission_missing']],
  ] as const)(
    'is left: two who %s at the same instant leave one (rule: no-raised-rights)',
    async (_what, act, expected) => {
      for (let round = 0; round < 4; round += 1) {
        const [a, b] = await Promise.all([staffMember(testApp, 'admin'), staffMember(testApp, 'admin')]);
        const results = await Promise.all([outcomeOf(act(a, b)), outcomeOf(act(b, a))]);
        expect(results.toSorted()).toEqual(expected);
        const left = (await Promise.all([personOf(a), personOf(b)])).filter(
          (person) => person?.status === 'active' && person.role === 'admin',
        );
        expect(left).toHaveLength(1);
      }
    },
  );

  it('of one address at the same instant adds one person', async () => {
    const body = { email: 'so.uma@exemplo.com.br', name: 'Só Uma', role: 'finance' } as const;
    const results = await Promise.all([1, 2, 3].map(() => outcomeOf(igor.call(addStaff, { body }))));
    expect(results.toSorted()).toEqual(['already_exists', 'already_exists', 'done']);
  });

  it('leaves a line for everything that was done', async () => {
    const body = { email: 'escrita@exemplo.com.br', name: 'Escrita Nova', role: 'support' } as const;
    const person = await igor.call(addStaff, { body });
    await igor.call(changeStaff, { ...one(person), body: { name: 'Escrita Lima', role: 'finance', version: 0 } });
    await igor.call(disableStaff, one(person));
    await igor.call(enableStaff, one(person));
    const { list } = await igor.call(listAuditEvents, { query: { search: 'Escrita' } });
    expect(list.map(({ kind, subjectName }) => [kind, subjectName])).toEqual([
      ['staffEnabled', 'Escrita Lima'],
      ['staffDisabled', 'Escrita Lima'],
      ['staffChanged', 'Escrita Lima'],
      ['staffAdded', 'Escrita Nova'],
    ]);
    expect(list[2]).toMatchObject({
      by: { staffId: igor.staffId, name: 'Rita Souza' },
      changes: [
        { field: 'name', before: 'Escrita Nova', after: 'Escrita Lima' },
        { field: 'role', before: 'support', after: 'finance' },
      ],
    });
  });
});

describe('what staff decide at the instant at which they are shut out', () => {
  type Ready = { readonly decide: () => Promise<unknown>; readonly isDone: () => Promise<boolean> };
  const review = async (who: Staff): Promise<Ready> => {
    const params = { id: await submitForReview(testApp, await newTeam(testApp)) };
    const body = { version: await claim(who, params.id), remark: null };
    return {
      decide: () => who.call(approveReview, { params, body }),
      isDone: async () => (await igor.call(getReview, { params })).status === 'SUCCESS',
    };
  };
  const freeze = async (who: Staff): Promise<Ready> => {
    const params = { id: (await newTeam(testApp)).merchantId };
    const body = { action: 'freeze', reason: 'courtOrder', words: 'Ofício 12/2026' } as const;
    return {
      decide: () => who.call(askFreeze, { params, body }, { idempotencyKey: crypto.randomUUID() }),
      isDone: async () => (await igor.call(getFreeze, { params })).asked !== null,
    };
  };
  let holidays = 10;
  const holiday = async (who: Staff): Promise<Ready> => {
    holidays += 1;
    const day = `204906${holidays}`;
    return {
      decide: () => who.call(addBankHoliday, { params: { day }, body: { name: 'Feriado', reason: 'Decreto' } }),
      isDone: async () =>
        (await igor.call(getBankCalendar, { query: { year: 2049 } })).holidays.some((closed) => closed.day === day),
    };
  };
  const decisions: readonly (readonly [string, StaffRole, (who: Staff) => Promise<Ready>])[] = [
    ['a review', 'reviewer', review],
    ['a freeze', 'finance', freeze],
    ['a bank holiday', 'finance', holiday],
  ];
  const shutOut = ({ staffId }: Staff, tx: Tx) =>
    tx.$client.query(`update staff set status = 'disabled' where id = $1`, [staffId]);
  const signOut = ({ staffId }: Staff, tx: Tx) =>
    tx.$client.query('update staff_session set ended_at = last_used_at where staff_id = $1', [staffId]);
  const takeRight = ({ staffId }: Staff, tx: Tx) =>
    tx.$client.query(`update staff set role = 'support' where id = $1`, [staffId]);
  const during = async (change: (tx: Tx) => Promise<unknown>, { decide }: Ready): Promise<string> => {
    let asked: Promise<unknown>[] = [];
    await whileHeld(testApp, change, async () => {
      asked = await begin(testApp, decide(), 1);
    });
    return outcomeOf(Promise.all(asked));
  };

  it.each(decisions)('is refused when that came first: %s', async (_what, role, prepare) => {
    for (const [change, refused] of [
      [shutOut, 'session_ended'],
      [signOut, 'session_ended'],
      [takeRight, 'permission_missing'],
    ] as const) {
      const who = await staffMember(testApp, role);
      const ready = await prepare(who);
      expect(await during((tx) => change(who, tx), ready)).toBe(refused);
      expect(await ready.isDone()).toBe(false);
    }
  });

  it('is done when it came first: who shuts them out waits for it', async () => {
    const who = await staffMember(testApp, 'reviewer');
    const { decide, isDone } = await review(who);
    let both: Promise<unknown>[] = [];
    const holdReviews = (tx: Tx) => tx.$client.query(`select from review where status = 'UNDER' for update`);
    await whileHeld(testApp, holdReviews, async () => {
      both = [...(await begin(testApp, decide(), 1)), ...(await begin(testApp, igor.call(disableStaff, one(who)), 2))];
      expect(await personOf(who)).toMatchObject({ status: 'active' });
    });
    await Promise.all(both);
    expect([await isDone(), (await personOf(who))?.status]).toEqual([true, 'disabled']);
  });
});
