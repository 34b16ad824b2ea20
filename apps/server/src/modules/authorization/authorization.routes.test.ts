import {
  askLoginCode,
  cancelCode,
  confirmCode,
  loginByCode,
  loginCodeStatus,
  scanCode,
} from '@balcao/contract/authorization';
import { bases } from '@balcao/contract/endpoint';
import { changeTeam } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser } from '../../../test/codes.ts';
import { customer } from '../../../test/customers.ts';
import { openTeam, type Person, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { authorizations } from './authorization.tables.ts';

const phoneIp = '10.9.9.9';
let testApp: TestApp;
let ana: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await register(testApp, { account: 'ana_souza' });
});
afterAll(() => testApp.close());

/** A phone whose chat account is bound to a new account, or to the one that is given. */
const boundPhone = async (account?: Person, ip = phoneIp) => {
  const person = account ?? (await register(testApp));
  const phone = await customer(testApp, { name: 'Bruna Carvalho', boundTo: person.accountId, ip });
  const answer = (code: string) => ({
    scan: () => phone.call(scanCode, { body: { code } }),
    confirm: () => phone.call(confirmCode, { body: { code } }),
    cancel: () => phone.call(cancelCode, { body: { code } }),
  });
  return { person, phone, answer };
};
const advance = (seconds: number) => testApp.platform.clock.setAhead(testApp.platform.clock.aheadSeconds() + seconds);
const refused = (name: string) => ({ name });

describe('a login by QR code', () => {
  it('goes from waiting over scanned and confirmed to a session without any further step', async () => {
    const pc = await browser(testApp);
    expect(pc.text).toBe(`balcao://login/${pc.code}`);
    await expect(pc.state()).resolves.toMatchObject({ status: '0', person: null, isRegistering: false });
    const { answer } = await boundPhone(ana);
    const bruna = answer(pc.code);
    await bruna.scan();
    await expect(pc.state()).resolves.toEqual({
      status: '1',
      person: { name: 'Bruna Carvalho', avatar: null },
      isRegistering: false,
      expiresInSeconds: expect.any(Number),
    });
    await expect(pc.collect()).rejects.toMatchObject(refused('state_forbids'));
    await bruna.confirm();
    await expect(pc.status()).resolves.toBe('2');
    const { token } = await pc.collect();
    await expect(testApp.caller(token)(currentUser, {})).resolves.toMatchObject({
      email: ana.email,
      chatAccount: 'Bruna Carvalho',
      merchantId: null,
    });
  });

  it('gives a session that works as any other', async () => {
    const { person, answer } = await boundPhone();
    const team = await openTeam(testApp, person);
    const pc = await browser(testApp);
    await answer(pc.code).scan();
    await answer(pc.code).confirm();
    const { token } = await pc.collect();
    await expect(testApp.caller(token)(changeTeam, { body: { merchantId: team.merchantId } })).resolves.toHaveProperty(
      'token',
    );
  });

  it('tells the phone which browser asks, from where, for which account, and whether it is near', async () => {
    const asked = await testApp.app.inject({
      method: 'GET',
      url: `${bases.open}${askLoginCode.path}?scope=basic`,
      remoteAddress: '10.1.2.3',
      headers: {
        'time-zone': 'America/Recife',
        'user-agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      },
    });
    const { code } = asked.json().data;
    const { person, answer } = await boundPhone();
    const request = await answer(code).scan();
    expect(request).toMatchObject({
      purpose: 'login',
      browser: 'Chrome 142',
      system: 'Linux',
      ip: '10.1.2.3',
      timeZone: 'America/Recife',
      sameNetwork: false,
    });
    expect(request.account?.email).toMatch(/^pe\*+\d{2}@exemplo\.com\.br$/);
    expect(request.account?.email).not.toBe(person.email);
    const near = await boundPhone(undefined, '10.1.2.77');
    const { code: nearCode } = await browser(testApp, '10.1.2.3');
    await expect(near.answer(nearCode).scan()).resolves.toMatchObject({ sameNetwork: true });
  });

  it('gives each browser a code and a secret of its own, and keeps neither', async () => {
    const [one, other] = await Promise.all([browser(testApp), browser(testApp)]);
    expect(new Set([one?.code, other?.code, one?.secret, other?.secret]).size).toBe(4);
    expect(one?.secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(one?.text).not.toContain(one?.secret);
    const stored = JSON.stringify(await testApp.platform.db.select().from(authorizations));
    for (const word of [one?.code, one?.secret]) expect(stored).not.toContain(word);
  });
});

describe('anyone who photographs a code', () => {
  it('learns and collects nothing without the secret of the browser', async () => {
    const pc = await browser(testApp);
    const { answer, phone } = await boundPhone();
    await answer(pc.code).scan();
    await answer(pc.code).confirm();
    for (const token of [undefined, 'A'.repeat(43), pc.code, phone.token]) {
      const call = testApp.caller(token);
      // Never that a session has ended: there is none yet.
      await expect(call(loginCodeStatus, { query: { code: pc.code } })).rejects.toMatchObject(refused('code_expired'));
      await expect(call(loginByCode, { body: { code: pc.code } })).rejects.toMatchObject(refused('code_expired'));
    }
    await expect(pc.collect()).resolves.toHaveProperty('token');
  });

  it('does not get far with the secret of a code of their own', async () => {
    const [victim, attacker] = await Promise.all([browser(testApp), browser(testApp)]);
    const { answer } = await boundPhone();
    await answer(victim?.code ?? '').scan();
    await answer(victim?.code ?? '').confirm();
    const call = testApp.caller(attacker?.secret);
    const code = victim?.code ?? '';
    await expect(call(loginCodeStatus, { query: { code } })).rejects.toMatchObject(refused('not_found'));
    await expect(call(loginByCode, { body: { code } })).rejects.toMatchObject(refused('not_found'));
    await expect(victim?.collect()).resolves.toHaveProperty('token');
  });

  it('uses the secret of a browser for nothing else', async () => {
    const { secret } = await browser(testApp);
    await expect(testApp.caller(secret)(currentUser, {})).rejects.toMatchObject(refused('session_missing'));
  });
});

describe('a code that two people scan', () => {
  it('belongs to the first, and the second is told so', async () => {
    const pc = await browser(testApp);
    const [first, second] = [await boundPhone(), await boundPhone()];
    await first.answer(pc.code).scan();
    await expect(second.answer(pc.code).scan()).rejects.toMatchObject(refused('code_taken'));
    await expect(second.answer(pc.code).confirm()).rejects.toMatchObject(refused('not_found'));
    await expect(second.answer(pc.code).cancel()).rejects.toMatchObject(refused('not_found'));
    await expect(first.answer(pc.code).scan()).resolves.toMatchObject({ purpose: 'login' });
    await first.answer(pc.code).confirm();
    const { token } = await pc.collect();
    await expect(testApp.caller(token)(currentUser, {})).resolves.toMatchObject({ email: first.person.email });
  });

  it('at the same instant belongs to one of them', async () => {
    const phones = [await boundPhone(), await boundPhone(), await boundPhone()];
    const { code } = await browser(testApp);
    const ended = await Promise.allSettled(phones.map(({ answer }) => answer(code).scan()));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = ended.filter((one) => one.status === 'rejected').map(({ reason }) => reason.name);
    expect(lost).toEqual(['code_taken', 'code_taken']);
  });
});

describe('a code', () => {
  it('that nobody has scanned cannot be answered', async () => {
    const { code } = await browser(testApp);
    const { answer } = await boundPhone();
    await expect(answer(code).confirm()).rejects.toMatchObject(refused('not_found'));
    await expect(answer(code).cancel()).rejects.toMatchObject(refused('not_found'));
  });

  it('that nobody made is not found', async () => {
    const { answer } = await boundPhone();
    await expect(answer('A'.repeat(22)).scan()).rejects.toMatchObject(refused('not_found'));
    await expect(answer('zu kurz').scan()).rejects.toMatchObject(refused('form_invalid'));
  });

  it('that was refused stays refused', async () => {
    const pc = await browser(testApp);
    const { answer } = await boundPhone();
    await answer(pc.code).scan();
    await answer(pc.code).cancel();
    await expect(pc.status()).resolves.toBe('3');
    await expect(answer(pc.code).confirm()).rejects.toMatchObject(refused('state_forbids'));
    await expect(answer(pc.code).cancel()).rejects.toMatchObject(refused('state_forbids'));
    await expect(answer(pc.code).scan()).rejects.toMatchObject(refused('code_expired'));
    await expect(pc.collect()).rejects.toMatchObject(refused('state_forbids'));
  });

  it('is answered once when yes and no come at the same instant', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pc = await browser(testApp);
      const { answer } = await boundPhone();
      await answer(pc.code).scan();
      const ended = await Promise.allSettled([answer(pc.code).confirm(), answer(pc.code).cancel()]);
      expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(pc.status()).resolves.toBe(ended[0]?.status === 'fulfilled' ? '2' : '3');
    }
  });

  it('is collected once, also by two at the same instant, and is then over', async () => {
    const pc = await browser(testApp);
    const { answer } = await boundPhone();
    await answer(pc.code).scan();
    await answer(pc.code).confirm();
    const ended = await Promise.allSettled([pc.collect(), pc.collect(), pc.collect()]);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(pc.status()).resolves.toBe('4');
    await expect(pc.collect()).rejects.toMatchObject(refused('code_expired'));
    await expect(answer(pc.code).scan()).rejects.toMatchObject(refused('code_expired'));
  });

  it('logs nobody in whose chat account was bound elsewhere meanwhile', async () => {
    const pc = await browser(testApp);
    const { answer, person } = await boundPhone();
    await answer(pc.code).scan();
    await answer(pc.code).confirm();
    await testApp.platform.db.$client.query('update account set chat_account_id = gen_random_uuid() where id = $1', [
      person.accountId,
    ]);
    await expect(pc.collect()).rejects.toMatchObject(refused('state_forbids'));
  });
});

describe('after two minutes', () => {
  it('a code is over at every step', async () => {
    const [unscanned, scanned, confirmed] = [await browser(testApp), await browser(testApp), await browser(testApp)];
    const { answer } = await boundPhone();
    await answer(scanned.code).scan();
    await answer(confirmed.code).scan();
    await answer(confirmed.code).confirm();
    advance(119);
    await expect(confirmed.status()).resolves.toBe('2');
    advance(1);
    for (const pc of [unscanned, scanned, confirmed]) {
      await expect(pc.status()).resolves.toBe('4');
      await expect(pc.collect()).rejects.toMatchObject(refused('code_expired'));
    }
    await expect(answer(unscanned.code).scan()).rejects.toMatchObject(refused('code_expired'));
    await expect(answer(scanned.code).scan()).rejects.toMatchObject(refused('code_expired'));
    await expect(answer(scanned.code).confirm()).rejects.toMatchObject(refused('code_expired'));
    await expect(answer(scanned.code).cancel()).rejects.toMatchObject(refused('code_expired'));
  });

  it('and an hour it is forgotten', async () => {
    const pc = await browser(testApp);
    advance(3_600 + 121);
    await testApp.platform.jobs.sweep();
    await expect(pc.status()).rejects.toMatchObject(refused('code_expired'));
  });
});
