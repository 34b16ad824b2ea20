import type { AskOf } from '@balcao/contract/endpoint';
import { disableFactor, enableFactor, factorStatus, generateFactor, renewRecoveryCodes } from '@balcao/contract/factor';
import { login } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginStep, codeOf, nextCode, phoneCodeOf, prove, turnOn, wrongCode } from '../../../test/factors.ts';
import { lastMailTo, logIn, type Person, password, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { accounts } from '../account/account.tables.ts';
import { factors, recoveryCodes as recoveryTable } from './factor.tables.ts';

let testApp: TestApp;
let ana: Person;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  ana = await register(testApp);
  beginStep(testApp);
});
afterAll(() => testApp.close());

const ended = { name: 'session_ended' };
const off = { enabled: false, enabledAt: null, recoveryCodesLeft: 0 };
const rowOf = async ({ accountId }: Person) => {
  const [row] = await testApp.platform.db.select().from(factors).where(eq(factors.accountId, accountId));
  return row;
};
const isOn = async (person: Person) => (await person.call(currentUser, {})).twoFactor;

describe('POST /merchant/2fa/generate-qr', () => {
  it('gives a secret of 160 bits, as a QR code says it and to be typed', async () => {
    await prove(ana);
    const { uri, secret } = await ana.call(generateFactor, {});
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
    const said = new URL(uri);
    expect(said.protocol + said.host).toBe('otpauth:totp');
    expect(decodeURIComponent(said.pathname)).toBe(`/Balcão:${ana.email}`);
    expect(Object.fromEntries(said.searchParams)).toEqual({
      issuer: 'Balcão',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  it('turns nothing on, and its secret is stored sealed (rule: second-factor-stays, sealed)', async () => {
    await prove(ana);
    const { secret } = await ana.call(generateFactor, {});
    expect(await ana.call(factorStatus, {})).toEqual(off);
    expect(await isOn(ana)).toBe(false);
    expect(JSON.stringify(await rowOf(ana))).not.toContain(secret);
    expect(
      await testApp.caller(undefined, 'pt-BR', ana.ip)(login, { body: { email: ana.email, password } }),
    ).toMatchObject({ twoFactorRequired: false });
  });

  it('asks for a fresh proof that it is the owner (rule: credential-changes)', async () => {
    await expect(ana.call(generateFactor, {})).rejects.toMatchObject({ name: 'proof_missing', code: 2000 });
  });

  it('does not replace the secret of somebody who has it on, proven or not (rule: second-factor-stays)', async () => {
    await turnOn(testApp, ana);
    const before = await rowOf(ana);
    await expect(ana.call(generateFactor, {})).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await rowOf(ana)).toEqual(before);
  });
});

describe('POST /merchant/2fa/verify-enable', () => {
  it('turns it on with the first code, and gives ten recovery codes of eighty bits', async () => {
    const { recoveryCodes } = await turnOn(testApp, ana);
    expect(await ana.call(factorStatus, {})).toEqual({
      enabled: true,
      enabledAt: expect.stringMatching(/Z$/),
      recoveryCodesLeft: 10,
    });
    expect(await isOn(ana)).toBe(true);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  });

  it('keeps of the recovery codes nothing that could be read back', async () => {
    const { recoveryCodes } = await turnOn(testApp, ana);
    const rows = await testApp.platform.db
      .select()
      .from(recoveryTable)
      .where(eq(recoveryTable.accountId, ana.accountId));
    const stored = JSON.stringify(rows);
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
  });

  it('ends the other sessions and keeps this one (rule: credential-changes)', async () => {
    const elsewhere = await logIn(testApp, ana);
    await turnOn(testApp, ana);
    await expect(elsewhere.call(currentUser, {})).rejects.toMatchObject(ended);
    expect(await ana.call(currentUser, {})).toMatchObject({ email: ana.email });
  });

  it.each([
    ['pt-BR', 'Verificação em duas etapas ativada'],
    ['en-US', 'Two-step verification turned on'],
    ['es-MX', 'Verificación en dos pasos activada'],
    ['zh-CN', '两步验证已开启'],
  ])(
    'is told to the owner in their language, %s, with links to the configured address alone (rule: second-factor-stays, one-public-address)',
    async (locale, words) => {
      await testApp.platform.db.update(accounts).set({ locale }).where(eq(accounts.id, ana.accountId));
      await turnOn(testApp, ana);
      const { subject, body } = await lastMailTo(testApp, ana.email);
      expect(subject).toContain(words);
      expect(body).toContain(ana.ip);
      const { publicBaseUrl } = testApp.platform.config;
      expect(body.match(/https?:\/\/[^\s]+?(?=[\s]|$)/g)).toEqual([`${publicBaseUrl}/login?tab=reset`]);
    },
  );

  it('refuses a wrong code, and stays off', async () => {
    await prove(ana);
    const { secret } = await ana.call(generateFactor, {});
    const code = wrongCode(testApp, secret);
    await expect(ana.call(enableFactor, { body: { code } })).rejects.toMatchObject({
      name: 'factor_wrong',
      code: 2000,
    });
    expect(await ana.call(factorStatus, {})).toEqual(off);
  });

  it('takes a code with the blanks that apps show, and one step beside the clock', async () => {
    await prove(ana);
    const { secret } = await ana.call(generateFactor, {});
    const code = codeOf(testApp, secret, -1);
    const body = { code: `${code.slice(0, 3)} ${code.slice(3)}` };
    expect((await ana.call(enableFactor, { body })).recoveryCodes).toHaveLength(10);
  });

  it('takes what an app shows by the time of its phone, however far the sandbox has moved its clock, each code once', async () => {
    const { clock } = testApp.platform;
    await prove(ana);
    const { secret } = await ana.call(generateFactor, {});
    clock.setAhead(clock.aheadSeconds() + 400 * 86_400);
    const later = await logIn(testApp, ana);
    await prove(later);
    const code = phoneCodeOf(secret);
    expect((await later.call(enableFactor, { body: { code } })).recoveryCodes).toHaveLength(10);
    await expect(later.call(disableFactor, { body: { code } })).rejects.toMatchObject({ name: 'factor_wrong' });
    expect(await later.call(disableFactor, { body: { code: phoneCodeOf(secret, 1) } })).toBeNull();
  });

  it('refuses a code two steps beside the clock', async () => {
    await prove(ana);
    const { secret } = await ana.call(generateFactor, {});
    for (const steps of [-2, 2])
      await expect(ana.call(enableFactor, { body: { code: codeOf(testApp, secret, steps) } })).rejects.toMatchObject({
        name: 'factor_wrong',
      });
  });

  it('takes no secret but the one that was offered last (rule: second-factor-stays)', async () => {
    await prove(ana);
    const bia = await register(testApp);
    await prove(bia);
    const { secret: of } = await bia.call(generateFactor, {});
    const { secret: first } = await ana.call(generateFactor, {});
    const { secret: second } = await ana.call(generateFactor, {});
    const enable = (secret: string) => ana.call(enableFactor, { body: { code: codeOf(testApp, secret) } });
    await expect(enable(of)).rejects.toMatchObject({ name: 'factor_wrong' });
    await expect(enable(first)).rejects.toMatchObject({ name: 'factor_wrong' });
    expect((await enable(second)).recoveryCodes).toHaveLength(10);
  });

  it('refuses a secret that comes with the code (rule: second-factor-stays, listed-fields-only)', async () => {
    await prove(ana);
    await ana.call(generateFactor, {});
    const secret = new Secret({ size: 20 }).base32;
    const ask = { body: { code: codeOf(testApp, secret), secret } } as AskOf<typeof enableFactor>;
    await expect(ana.call(enableFactor, ask)).rejects.toMatchObject({ fields: { secret: expect.any(String) } });
    expect(await isOn(ana)).toBe(false);
  });

  it('refuses anyone who was offered nothing, and a second time', async () => {
    await prove(ana);
    await expect(ana.call(enableFactor, { body: { code: '123456' } })).rejects.toMatchObject({ name: 'state_forbids' });
    const { secret } = await turnOn(testApp, ana);
    const body = { code: nextCode(testApp, secret) };
    await expect(ana.call(enableFactor, { body })).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('turns it on once when it is asked twice at the same instant', async () => {
    await prove(ana);
    const { secret } = await ana.call(generateFactor, {});
    const body = { code: codeOf(testApp, secret) };
    const results = await Promise.allSettled([1, 2, 3].map(() => ana.call(enableFactor, { body })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await ana.call(factorStatus, {})).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
  });

  it('asks for a fresh proof (rule: credential-changes)', async () => {
    await expect(ana.call(enableFactor, { body: { code: '123456' } })).rejects.toMatchObject({ name: 'proof_missing' });
  });
});

describe('POST /merchant/2fa/disable', () => {
  it('turns it off with a fresh code, ends the other sessions and is told by mail (rule: second-factor-stays, credential-changes)', async () => {
    const { secret } = await turnOn(testApp, ana);
    expect(await ana.call(disableFactor, { body: { code: nextCode(testApp, secret) } })).toBeNull();
    expect(await ana.call(factorStatus, {})).toEqual(off);
    expect(await rowOf(ana)).toBeUndefined();
    expect((await lastMailTo(testApp, ana.email)).subject).toContain('desativada');
    expect(await logIn(testApp, ana)).toMatchObject({ email: ana.email });
  });

  it('takes a recovery code, for anyone who has lost the phone', async () => {
    const { recoveryCodes } = await turnOn(testApp, ana);
    const [code = ''] = recoveryCodes;
    expect(await ana.call(disableFactor, { body: { code: code.toLowerCase().replaceAll('-', ' ') } })).toBeNull();
  });

  it('refuses a wrong code, a used one and somebody else’s (rule: codes-work-once, second-factor-stays)', async () => {
    const bia = await register(testApp);
    const others = await turnOn(testApp, bia);
    await prove(ana);
    const { secret } = await ana.call(generateFactor, {});
    const used = codeOf(testApp, secret);
    const { recoveryCodes } = await ana.call(enableFactor, { body: { code: used } });
    for (const code of [wrongCode(testApp, secret), used, others.recoveryCodes[0] ?? '', 'AAAA-AAAA-AAAA-AAAA'])
      await expect(ana.call(disableFactor, { body: { code } })).rejects.toMatchObject({ name: 'factor_wrong' });
    expect(recoveryCodes).toHaveLength(10);
    expect(await isOn(ana)).toBe(true);
  });

  it('refuses where it is off, and what is no code', async () => {
    await expect(ana.call(disableFactor, { body: { code: '123456' } })).rejects.toMatchObject({
      name: 'state_forbids',
    });
    for (const code of ['', '12345', '1234567', 'ABCD', '      '])
      await expect(ana.call(disableFactor, { body: { code } })).rejects.toMatchObject({ name: 'form_invalid' });
  });

  it('leaves nothing behind for the next time: the old secret and the old recovery codes are no good (rule: second-factor-stays)', async () => {
    const old = await turnOn(testApp, ana);
    await ana.call(disableFactor, { body: { code: nextCode(testApp, old.secret) } });
    const { secret } = await turnOn(testApp, ana);
    expect(secret).not.toBe(old.secret);
    for (const code of [nextCode(testApp, old.secret), old.recoveryCodes[3] ?? ''])
      await expect(ana.call(disableFactor, { body: { code } })).rejects.toMatchObject({ name: 'factor_wrong' });
  });
});

describe('POST /merchant/2fa/recovery-codes', () => {
  it('gives ten others; the old ones are no good, other sessions end, and the owner reads of it', async () => {
    const old = await turnOn(testApp, ana);
    const body = { code: nextCode(testApp, old.secret) };
    const { recoveryCodes } = await ana.call(renewRecoveryCodes, { body });
    expect(new Set([...old.recoveryCodes, ...recoveryCodes]).size).toBe(20);
    expect((await lastMailTo(testApp, ana.email)).subject).toBe('Novos códigos de recuperação no Balcão');
    const [gone = ''] = old.recoveryCodes;
    await expect(ana.call(disableFactor, { body: { code: gone } })).rejects.toMatchObject({ name: 'factor_wrong' });
    const [good = ''] = recoveryCodes;
    expect(await ana.call(disableFactor, { body: { code: good } })).toBeNull();
  });

  it('takes a code of the app alone: anyone who finds one recovery code shall not make ten of it', async () => {
    const { recoveryCodes } = await turnOn(testApp, ana);
    const body = { code: recoveryCodes[0] ?? '' };
    await expect(ana.call(renewRecoveryCodes, { body })).rejects.toMatchObject({ name: 'form_invalid' });
  });

  it('refuses where it is off, and a code that was used', async () => {
    const body = { code: '123456' };
    await expect(ana.call(renewRecoveryCodes, { body })).rejects.toMatchObject({ name: 'state_forbids' });
    const { secret } = await turnOn(testApp, ana);
    const code = nextCode(testApp, secret);
    await ana.call(renewRecoveryCodes, { body: { code } });
    await expect(ana.call(renewRecoveryCodes, { body: { code } })).rejects.toMatchObject({ name: 'factor_wrong' });
  });
});
