import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { addPasskey, listPasskeys, loginByPasskey, passkeyLoginOptions } from '@balcao/contract/passkey';
import { currentUser } from '@balcao/contract/session-current';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Authenticator, createAuthenticator, type Lies } from '../../../test/authenticator.ts';
import { addTo, answerWith, askToAdd, askToLogIn, logInWith, prove } from '../../../test/passkeys.ts';
import { type Person, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { sessions } from '../session/session.tables.ts';
import { passkeys } from './passkey.tables.ts';

const publicBaseUrl = 'https://balcao.example';
const wrong = { name: 'passkey_wrong', code: 1002 };
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

let testApp: TestApp;
let ana: Person;
let device: Authenticator;
const logged: string[] = [];
beforeAll(async () => {
  testApp = await openTestApp({ publicBaseUrl, logLevel: 'warn' }, undefined, {
    write: (text) => void logged.push(text),
  });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  ana = await register(testApp);
  await prove(testApp, ana);
  device = createAuthenticator(publicBaseUrl);
});

const advance = (seconds: number) => testApp.platform.clock.setAhead(testApp.platform.clock.aheadSeconds() + seconds);
const sessionsOf = async ({ accountId }: Person): Promise<number> => {
  const [row] = await testApp.platform.db
    .select({ open: count() })
    .from(sessions)
    .where(eq(sessions.accountId, accountId));
  return row?.open ?? 0;
};
const add = (person: Person, response: ReturnType<Authenticator['create']>) =>
  person.call(addPasskey, { body: { name: 'Chave', response } });

describe('logging in by a passkey', () => {
  it.each<[string, Lies]>([
    ['made by another site', { origin: 'https://evil.example' }],
    ['made at another port', { origin: 'https://balcao.example:8443' }],
    ['made without TLS', { origin: 'http://balcao.example' }],
    ['made at a name below ours', { origin: 'https://shop.balcao.example' }],
    ['made within a page of another site', { crossOrigin: true }],
    ['signed for another name', { rpId: 'evil.example' }],
    ['signed by another key', { signedBy: stranger }],
    ['meant for making a passkey', { type: 'webauthn.create' }],
    ['given while nobody was there', { present: false }],
    ['given by a device that did not ask who it is', { verified: false }],
    ['of another person', { userHandle: randomBytes(16).toString('base64url') }],
    ['of nobody', { userHandle: null }],
    ['to a challenge that nobody gave', { challenge: randomBytes(32).toString('base64url') }],
    ['to no challenge', { challenge: '' }],
  ])('refuses an answer %s', async (_, lies) => {
    await addTo(ana, device);
    const before = await sessionsOf(ana);
    const answer = device.answer(await askToLogIn(testApp, ana), lies);
    await expect(answerWith(testApp, ana, answer)).rejects.toMatchObject(wrong);
    expect(await sessionsOf(ana)).toBe(before);
  });

  it('refuses an answer that comes a second time, also at the same instant', async () => {
    await addTo(ana, device);
    const answer = device.answer(await askToLogIn(testApp, ana));
    const results = await Promise.allSettled([1, 2, 3].map(() => answerWith(testApp, ana, answer)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(answerWith(testApp, ana, answer)).rejects.toMatchObject(wrong);
  });

  it('uses a challenge up by a wrong answer too', async () => {
    await addTo(ana, device);
    const options = await askToLogIn(testApp, ana);
    const forged = device.answer(options, { signedBy: stranger });
    await expect(answerWith(testApp, ana, forged)).rejects.toMatchObject(wrong);
    await expect(answerWith(testApp, ana, device.answer(options))).rejects.toMatchObject(wrong);
  });

  it('refuses a challenge that is five minutes old', async () => {
    await addTo(ana, device);
    const [late, inTime] = [await askToLogIn(testApp, ana), await askToLogIn(testApp, ana)];
    advance(299);
    await answerWith(testApp, ana, device.answer(inTime));
    advance(1);
    await expect(answerWith(testApp, ana, device.answer(late))).rejects.toMatchObject(wrong);
  });

  it('refuses a challenge that was given for adding', async () => {
    await addTo(ana, device);
    const answer = device.answer(await askToAdd(ana));
    await expect(answerWith(testApp, ana, answer)).rejects.toMatchObject(wrong);
  });

  it('refuses what was changed on the way: every part is under the signature', async () => {
    await addTo(ana, device);
    const turned = (text: string, at: number): string => {
      const bytes = Buffer.from(text, 'base64url');
      bytes[at < 0 ? bytes.length + at : at] = (bytes.at(at) ?? 0) ^ 1;
      return bytes.toString('base64url');
    };
    for (const [part, at] of [
      ['authenticatorData', 36],
      ['authenticatorData', 0],
      ['signature', -1],
      ['clientDataJSON', -3],
    ] as const) {
      const answer = device.answer(await askToLogIn(testApp, ana));
      const response = { ...answer.response, [part]: turned(answer.response[part], at) };
      await expect(answerWith(testApp, ana, { ...answer, response }), part).rejects.toMatchObject(wrong);
    }
  });

  it('answers for an unknown passkey as for a known one with a wrong signature (rule: no-account-enumeration)', async () => {
    await addTo(ana, device);
    const unknown = createAuthenticator(publicBaseUrl);
    const refusalOf = async (answer: ReturnType<Authenticator['answer']>) => {
      const { status, headers, ...sent } = await testApp.app
        .inject({ method: 'POST', url: '/admin/v3.0/merchant/passkey/login', payload: { response: answer } })
        .then((reply) => ({ status: reply.statusCode, headers: Object.keys(reply.headers), ...reply.json() }));
      return { status, headers, code: sent.code, msg: sent.msg, refusal: sent.data.refusal };
    };
    expect(await refusalOf(unknown.answer(await askToLogIn(testApp, ana)))).toEqual(
      await refusalOf(device.answer(await askToLogIn(testApp, ana), { signedBy: stranger })),
    );
  });

  it('refuses a device that counts backwards, which may be a copy, and leaves a line in the log', async () => {
    await addTo(ana, device);
    const answers = [5, 5, 4, 0, 6];
    const outcomes: string[] = [];
    for (const counter of answers) {
      const answer = device.answer(await askToLogIn(testApp, ana), { counter });
      outcomes.push(
        await answerWith(testApp, ana, answer).then(
          () => 'in',
          ({ name }: Error) => name,
        ),
      );
    }
    expect(outcomes).toEqual(['in', 'passkey_wrong', 'passkey_wrong', 'passkey_wrong', 'in']);
    expect(logged.filter((text) => text.includes('counts backwards'))).toHaveLength(3);
    expect(logged.join()).not.toContain(ana.email);
  });

  it('writes no such line for what a stranger sends', async () => {
    await addTo(ana, device);
    await answerWith(testApp, ana, device.answer(await askToLogIn(testApp, ana), { counter: 9 }));
    const lines = logged.length;
    const forged = device.answer(await askToLogIn(testApp, ana), { counter: 1, signedBy: stranger });
    await expect(answerWith(testApp, ana, forged)).rejects.toMatchObject(wrong);
    expect(logged.length).toBe(lines);
  });

  it('takes a device that counts nothing, as synced ones do', async () => {
    await addTo(ana, device);
    for (let times = 0; times < 2; times += 1)
      await answerWith(testApp, ana, device.answer(await askToLogIn(testApp, ana), { counter: 0 }));
    expect((await ana.call(listPasskeys, {})).list).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  it('refuses an answer that is none', async () => {
    const call = testApp.caller(undefined, 'pt-BR', ana.ip);
    const answer = device.answer(await askToLogIn(testApp, ana));
    const { response } = answer;
    for (const body of [
      { response: { ...answer, id: 'não é' } },
      { response: { ...answer, id: 'A'.repeat(1_401) } },
      { response: { ...answer, type: 'password' } },
      { response: { ...answer, response: { ...response, clientDataJSON: '' } } },
      { response: { ...answer, response: { clientDataJSON: response.clientDataJSON } } },
      { response: answer, accountId: ana.accountId },
    ])
      await expect(call(loginByPasskey, { body: body as never })).rejects.toMatchObject({ name: 'form_invalid' });
    for (const garbage of [
      'AAAA',
      Buffer.from('null').toString('base64url'),
      Buffer.from('[]').toString('base64url'),
    ]) {
      const odd = { ...answer, response: { ...response, clientDataJSON: garbage } };
      await expect(answerWith(testApp, ana, odd)).rejects.toMatchObject(wrong);
    }
    const other = { ...device.answer(await askToLogIn(testApp, ana)), rawId: 'AAAA' };
    await expect(answerWith(testApp, ana, other)).rejects.toMatchObject(wrong);
  });

  it('hands out so many challenges to a network and no more', async () => {
    const call = testApp.caller(undefined, 'pt-BR', '198.51.100.7');
    const results = await Promise.allSettled(Array.from({ length: 320 }, () => call(passkeyLoginOptions, {})));
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.name] : []));
    expect(refused).toEqual(Array(20).fill('too_many_requests'));
  });
});

describe('adding a passkey', () => {
  it.each<[string, Lies]>([
    ['made at another site', { origin: 'https://evil.example' }],
    ['made within a page of another site', { crossOrigin: true }],
    ['made for another name', { rpId: 'evil.example' }],
    ['meant for logging in', { type: 'webauthn.get' }],
    ['made while nobody was there', { present: false }],
    ['made by a device that did not ask who it is', { verified: false }],
    ['of a kind that was not asked for', { algorithm: -65_535 }],
    ['to a challenge that nobody gave', { challenge: randomBytes(32).toString('base64url') }],
    ['with a kind of attestation that was not asked for', { attestation: { format: 'tpm', statement: new Map() } }],
    [
      'with certificates, whose addresses would be followed',
      { attestation: { format: 'packed', statement: new Map([['x5c', [Buffer.from('00', 'hex')]]]) } },
    ],
  ])('refuses one %s', async (_, lies) => {
    const response = device.create(await askToAdd(ana), lies);
    await expect(add(ana, response)).rejects.toMatchObject(wrong);
    expect((await ana.call(listPasskeys, {})).list).toEqual([]);
  });

  it('refuses a challenge of another person, of a login, used and expired', async () => {
    const eva = await register(testApp);
    await prove(testApp, eva);
    await expect(add(ana, device.create(await askToAdd(eva)))).rejects.toMatchObject(wrong);
    await expect(add(ana, device.create(await askToLogIn(testApp, ana)))).rejects.toMatchObject(wrong);
    const options = await askToAdd(ana);
    await add(ana, device.create(options));
    const another = createAuthenticator(publicBaseUrl);
    await expect(add(ana, another.create(options))).rejects.toMatchObject(wrong);
    const late = await askToAdd(ana);
    advance(300);
    await expect(add(ana, another.create(late))).rejects.toMatchObject(wrong);
  });

  it('refuses a passkey that somebody has already, and leaves it theirs', async () => {
    await addTo(ana, device);
    const eva = await register(testApp);
    await prove(testApp, eva);
    const thief = createAuthenticator(publicBaseUrl);
    const credentialId = Buffer.from(device.credentialId, 'base64url');
    const claim = thief.create(await askToAdd(eva), { credentialId });
    await expect(add(eva, claim)).rejects.toMatchObject({ name: 'already_exists' });
    const forged = thief.answer(await askToLogIn(testApp, eva), { credentialId });
    await expect(answerWith(testApp, eva, forged)).rejects.toMatchObject(wrong);
    const token = await logInWith(testApp, ana, device);
    expect(await testApp.caller(token)(currentUser, {})).toMatchObject({ accountId: ana.accountId });
  });

  it('refuses an id that is not the one in what the device made', async () => {
    const made = device.create(await askToAdd(ana));
    await expect(add(ana, { ...made, id: 'AAAA', rawId: 'AAAA' })).rejects.toMatchObject(wrong);
  });

  it('reads no field that nobody declared', async () => {
    const response = device.create(await askToAdd(ana));
    const body = { name: 'Chave', response, accountId: ana.accountId } as never;
    await expect(ana.call(addPasskey, { body })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { accountId: expect.any(String) },
    });
    expect(await testApp.platform.db.select().from(passkeys).where(eq(passkeys.accountId, ana.accountId))).toEqual([]);
  });
});
