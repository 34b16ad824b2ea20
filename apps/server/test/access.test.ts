import { logoutCustomer } from '@balcao/contract/customer';
import { type Endpoint, menuAccessOf, pathOf } from '@balcao/contract/endpoint';
import type { RefusalData } from '@balcao/contract/envelope';
import { getMerchant, listMerchants } from '@balcao/contract/merchant-desk';
import { streamEvents } from '@balcao/contract/notification';
import { listMerchantOrders } from '@balcao/contract/order-desk';
import { refusals } from '@balcao/contract/refusal';
import { streamReviews } from '@balcao/contract/review-live';
import { resetSandbox } from '@balcao/contract/sandbox';
import { addStaffNote, lookAtMerchant } from '@balcao/contract/support';
import { answerTicket, assignTicket, noteTicket, solveTicket } from '@balcao/contract/ticket-desk';
import { openDeskFile } from '@balcao/contract/ticket-file';
import { listDeskWithdrawals } from '@balcao/contract/withdrawal-desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openCallers } from './callers.ts';
import { endpoints } from './endpoints.ts';
import { expectedOf, type Outcome, refusalsOfDoors } from './expected-access.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let testApp: TestApp;
let callers: Caller[];
beforeAll(async () => {
  testApp = await openTestApp();
  callers = await openCallers(testApp);
});
afterAll(() => testApp.close());

/** Endpoints that are not called here: one answer never ends, the other resets everything. */
const notEntered = new Set<string>([streamEvents.id, streamReviews.id, resetSandbox.id]);
/** The session of the phone is one for all calls: what ends it comes last. */
const last = new Set<string>([logoutCustomer.id]);
const inOrder = [...endpoints].sort((a, b) => Number(last.has(a.id)) - Number(last.has(b.id)));

interface Answer {
  readonly code: number;
  readonly data: RefusalData | null;
}

/** Rights are looked at before the input, so nothing needs to be filled in. */
const call = async (target: Endpoint, caller: Caller): Promise<Answer> => {
  const url = pathOf(target, { number: '0', id: '0', serial: '0', merchantOrderNumber: '0', code: '0' });
  const answer = await testApp.app.inject({ method: target.method, url, headers: await caller.headers(target, url) });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return isJson ? answer.json() : { code: 200, data: null };
};

const outcomeOf = ({ code, data }: Answer): Outcome => {
  if (code === 200 || !data || !refusalsOfDoors.has(data.refusal)) return 'passes';
  const { missing } = data;
  // The chat app says of any token that it does not know that its session has ended.
  const name = data.refusal === 'session_ended' ? 'session_missing' : (data.refusal as Outcome);
  return missing ? `permission_missing: ${missing.menu ?? 'no menu'} ${missing.level}` : name;
};

/** What every endpoint answers to a caller, and the code of every answer with the refusal that it carried. */
const callAll = async (asked: readonly Endpoint[], caller: Caller) => {
  const said: Record<string, Outcome> = {};
  const codes: [refusal: string | undefined, code: number][] = [];
  for (const target of asked) {
    const answer = await call(target, caller);
    said[target.id] = outcomeOf(answer);
    codes.push([answer.data?.refusal, answer.code]);
  }
  return { said, codes };
};

describe('every endpoint', () => {
  it('keeps what it declares to everybody who may come (rule: second-factor-first, rights-at-once, credential-changes, staff-decide)', async () => {
    const expected: Record<string, Record<string, Outcome>> = {};
    const said: Record<string, Record<string, Outcome>> = {};
    for (const caller of callers) {
      const asked = inOrder.filter((target) => expectedOf(target, caller) !== 'passes' || !notEntered.has(target.id));
      expected[caller.name] = Object.fromEntries(asked.map((target) => [target.id, expectedOf(target, caller)]));
      const called = await callAll(asked, caller);
      said[caller.name] = called.said;
      for (const [refusal, code] of called.codes) {
        // A missing right does not end a session; only a changed role does (rule: wrong-is-not-logged-out).
        expect(code === refusals.role_changed.code, refusal).toBe(
          refusal === 'role_changed' || refusal === 'member_removed',
        );
        expect(code === refusals.permission_missing.code, refusal).toBe(refusal === 'permission_missing');
      }
    }
    expect(said).toEqual(expected);
  }, 180_000);

  it('is open to nobody by mistake: what a reader may call changes nothing, and what changes asks for more', () => {
    const ofMenus = endpoints.filter((target) => menuAccessOf(target) !== undefined);
    expect(ofMenus.length).toBeGreaterThan(0);
    const forReaders = ofMenus.filter((target) => menuAccessOf(target)?.level === 'read');
    expect(forReaders.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('lets support look and never act: beside its own account it changes nothing, but looks with a reason, writes notes and answers requests', () => {
    const ofStaff = endpoints.filter(({ access }) => typeof access === 'object' && 'staff' in access);
    const open = ofStaff.filter((target) => expectedOf(target, { is: 'staff', staffRole: 'support' }) === 'passes');
    const writes = open.filter(({ method }) => method !== 'GET').map(({ id }) => id);
    expect(writes.toSorted()).toEqual(
      [addStaffNote, lookAtMerchant, answerTicket, assignTicket, noteTicket, openDeskFile, solveTicket]
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(open.map(({ id }) => id)).toEqual(
      expect.arrayContaining([listMerchants.id, getMerchant.id, listMerchantOrders.id, listDeskWithdrawals.id]),
    );
    const books = ofStaff.filter(({ path }) => /^\/(ledger\/(balance|state|proof)|reconciliation)/.test(path));
    expect(books.length).toBeGreaterThan(0);
    expect(open.filter((one) => books.includes(one)).map(({ id }) => id)).toEqual([]);
  });

  it('has an id, and a method with a path, of its own', () => {
    const twice = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);
    expect(twice(endpoints.map(({ id }) => id))).toEqual([]);
    const asked = endpoints.map(({ face, method, path }) => `${face} ${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(twice(asked)).toEqual([]);
  });
});
