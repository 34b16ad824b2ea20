import { maskEmail } from '@balcao/brazil/mask';
import { listLog } from '@balcao/contract/log';
import type { MenuId, MenuLevel } from '@balcao/contract/menus';
import { createMerchantForm } from '@balcao/contract/merchant';
import {
  askContactEmail,
  confirmContactEmail,
  dropContactEmail,
  getContactEmail,
  sendContactCode,
} from '@balcao/contract/merchant-contact';
import { getMerchant } from '@balcao/contract/merchant-desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeSentTo, lastMailTo, member, openTeam, register, staffMember } from '../../../test/people.ts';
import { certify, decided, enterpriseMerchant } from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let count = 0;
/** The address that the team wants, and how it is shown. */
let wanted: string;
let hidden: string;
const newTeam = async () => openTeam(testApp, await register(testApp));
type Team = Awaited<ReturnType<typeof newTeam>>;
let team: Team;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  count += 1;
  wanted = `vendas${count}@loja.example`;
  hidden = maskEmail(wanted);
  team = await newTeam();
});

const advance = (seconds: number): void => {
  const { clock } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + seconds);
};
type Caller = Pick<Team, 'call'>;
const standing = (who: Caller = team) => who.call(getContactEmail, {});
const ask = (email = wanted, who: Caller = team) => who.call(askContactEmail, { body: { email } });
const confirm = (captcha: string, who: Caller = team) => who.call(confirmContactEmail, { body: { captcha } });
const codeOf = (email = wanted) => codeSentTo(testApp, email);
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const confirmed = async (email: string) => {
  await ask(email);
  return confirm(await codeOf(email));
};
const may = (menuId: MenuId, permissionLevel: MenuLevel) => ({ permissions: [{ menuId, permissionLevel }] });
const wrong = { name: 'captcha_wrong', code: 2000 };
const stateForbids = { name: 'state_forbids', code: 13_014 };

describe('asking for another contact e-mail', () => {
  it('sends a code there, and shows which address waits, hidden but for its ends (rule: masked)', async () => {
    expect(await standing()).toEqual({ email: null, waiting: null });
    expect(await ask()).toEqual({ email: null, waiting: hidden, resendInSeconds: 60 });
    expect(await standing()).toEqual({ email: null, waiting: hidden });
    const { subject, body } = await lastMailTo(testApp, wanted);
    expect(subject).toMatch(/^\d{6} é o código para confirmar o e-mail de contato no Balcão$/);
    expect(body).toContain(subject.slice(0, 6));
  });

  it.each([
    ['en-US', 'is your code to confirm the Balcão contact e-mail'],
    ['es-MX', 'es el código para confirmar el correo de contacto en Balcão'],
    ['zh-CN', '是确认 Balcão 联系邮箱的验证码'],
  ] as const)('writes in the language of the one who asks: %s', async (locale, words) => {
    const call = testApp.caller(team.token, locale, team.ip);
    await ask(wanted, { call });
    expect((await lastMailTo(testApp, wanted)).subject).toContain(words);
  });

  it('leaves the address in use as it is until the other is confirmed, whose code then moves it', async () => {
    await confirmed(`antes.${wanted}`);
    const { email: before } = await standing();
    expect((await ask()).email).toBe(before);
    expect(await standing()).toEqual({ email: before, waiting: hidden });
    expect(await confirm(await codeOf())).toEqual({ email: hidden, waiting: null });
  });

  it('lets the last address wait that was asked for: the code of the one before is good no more', async () => {
    await ask(`antes.${wanted}`);
    const old = await codeOf(`antes.${wanted}`);
    await ask();
    if (old !== (await codeOf())) await expect(confirm(old)).rejects.toMatchObject(wrong);
    expect(await confirm(await codeOf())).toMatchObject({ email: hidden });
  });

  it('sends no second code within a minute, also when both are asked for at the same instant', async () => {
    const results = await Promise.allSettled([ask(), ask()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(ask()).rejects.toMatchObject({ name: 'captcha_too_soon', code: 2000 });
    await expect(team.call(sendContactCode, {})).rejects.toMatchObject({ name: 'captcha_too_soon' });
  });

  it('answers the same when it is sent twice under one key', async () => {
    const idempotencyKey = crypto.randomUUID();
    const send = () => team.call(askContactEmail, { body: { email: wanted } }, { idempotencyKey });
    expect(await send()).toEqual(await send());
  });

  it('refuses what is no e-mail, and the one that is in use, at its field', async () => {
    await expect(ask('vendas@loja')).rejects.toMatchObject({ code: 1000, fields: { email: expect.any(String) } });
    await confirmed(wanted);
    await expect(ask(wanted.toUpperCase())).rejects.toMatchObject({ fields: { email: 'Este já é o seu e-mail.' } });
    expect(await standing()).toEqual({ email: hidden, waiting: null });
  });

  it('sends the codes of one person to twenty addresses a day and no more', async () => {
    const rule = { name: 'contact-captcha-account', points: 20, seconds: 86_400 };
    for (let mail = 0; mail < 19; mail += 1) await testApp.platform.limits.strike(rule, team.accountId);
    await ask();
    await expect(ask(`outro.${wanted}`)).rejects.toMatchObject({ name: 'too_many_requests' });
  });
});

describe('confirming it', () => {
  it('says that a code is wrong, counts five guesses, and takes no sixth even when it is right', async () => {
    await ask();
    const code = await codeOf();
    for (let guess = 0; guess < 5; guess += 1) await expect(confirm(otherThan(code))).rejects.toMatchObject(wrong);
    await expect(confirm(code)).rejects.toMatchObject(wrong);
    expect(await standing()).toEqual({ email: null, waiting: hidden });
    advance(61);
    await team.call(sendContactCode, {});
    expect(await confirm(await codeOf())).toEqual({ email: hidden, waiting: null });
  });

  it('takes no code after ten minutes, and none a second time', async () => {
    await ask();
    const late = await codeOf();
    advance(601);
    await expect(confirm(late)).rejects.toMatchObject(wrong);
    await team.call(sendContactCode, {});
    const code = await codeOf();
    const results = await Promise.allSettled([confirm(code), confirm(code)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(confirm(code)).rejects.toMatchObject(stateForbids);
    expect(await standing()).toEqual({ email: hidden, waiting: null });
  });

  it('takes only what is a code of six digits', async () => {
    await ask();
    await expect(confirm('12ab')).rejects.toMatchObject({ code: 1000, fields: { captcha: expect.any(String) } });
  });

  it('tells the address before, which reads little of the new one', async () => {
    const former = `antes.${wanted}`;
    await confirmed(former);
    await confirmed(wanted);
    const { subject, body } = await lastMailTo(testApp, former);
    expect(subject).toBe('O e-mail de contato no Balcão mudou');
    expect(body).not.toContain(wanted);
    expect(body).toContain(hidden);
  });

  it('is refused where nothing waits, and so is another code', async () => {
    await expect(confirm('123456')).rejects.toMatchObject(stateForbids);
    await expect(team.call(sendContactCode, {})).rejects.toMatchObject(stateForbids);
    await expect(team.call(dropContactEmail, {})).rejects.toMatchObject(stateForbids);
  });

  it('takes from a colleague the code that they have asked for themselves', async () => {
    const colleague = await member(testApp, team, may('setting.merchant', 'write'));
    await ask();
    await expect(confirm(await codeOf(), colleague)).rejects.toMatchObject(wrong);
    await colleague.call(sendContactCode, {});
    expect(await confirm(await codeOf(), colleague)).toMatchObject({ email: hidden });
  });
});

describe('giving it up', () => {
  it('forgets the address that waits and keeps the one in use; its code is good no more', async () => {
    await confirmed(`antes.${wanted}`);
    const { email } = await standing();
    await ask();
    const code = await codeOf();
    expect(await team.call(dropContactEmail, {})).toEqual({ email, waiting: null });
    await expect(confirm(code)).rejects.toMatchObject(stateForbids);
  });
});

describe('the contact e-mail of a merchant', () => {
  it('is read with the right to look at the merchant, and changed with the right to edit it', async () => {
    await ask();
    const reader = await member(testApp, team, may('setting.merchant', 'read'));
    expect(await standing(reader)).toEqual({ email: null, waiting: hidden });
    const missing = { name: 'permission_missing' };
    await expect(ask(wanted, reader)).rejects.toMatchObject(missing);
    await expect(confirm(await codeOf(), reader)).rejects.toMatchObject(missing);
    await expect(reader.call(sendContactCode, {})).rejects.toMatchObject(missing);
    await expect(reader.call(dropContactEmail, {})).rejects.toMatchObject(missing);
    const other = await member(testApp, team, may('payment.orders', 'write'));
    await expect(standing(other)).rejects.toMatchObject(missing);
  });

  it('is not that of another team: there nothing waits, and the code is good for nothing (rule: foreign-is-unknown)', async () => {
    await ask();
    const stranger = await newTeam();
    expect(await standing(stranger)).toEqual({ email: null, waiting: null });
    await expect(confirm(await codeOf(), stranger)).rejects.toMatchObject(stateForbids);
    await expect(stranger.call(dropContactEmail, {})).rejects.toMatchObject(stateForbids);
    expect(await standing()).toEqual({ email: null, waiting: hidden });
  });

  it('is shown to staff once it is confirmed: whole of a company (rule: masked)', async () => {
    const { call } = await staffMember(testApp, 'finance');
    const shown = async () => (await call(getMerchant, { params: { id: team.merchantId } })).contactEmail;
    await ask();
    expect(await shown()).toBeNull();
    await confirm(await codeOf());
    expect(await shown()).toBe(wanted);
  });

  it('leaves one line in the log for each step, with the addresses hidden (rule: audit-log)', async () => {
    await confirmed(wanted);
    await ask(`outro.${wanted}`);
    await team.call(dropContactEmail, {});
    const { list } = await team.call(listLog, { query: {} });
    expect(list.slice(0, 4).map(({ event }) => event)).toEqual(['202', '200', '201', '200']);
    expect(list[2]).toMatchObject({
      subject: { kind: 'team', name: 'Padaria da Esquina' },
      changes: [{ field: 'email', before: null, after: hidden }],
    });
  });
});

describe('the data for payments', () => {
  it('let their e-mail wait and send it a code; what is in use stays in use', async () => {
    const paper = await certify(testApp, team);
    await team.call(createMerchantForm, { body: { ...enterpriseMerchant(paper), email: wanted } });
    expect(await standing()).toEqual({ email: null, waiting: hidden });
    await decided(testApp, team.merchantId, 'merchant', 'SUCCESS');
    expect(await standing()).toEqual({ email: null, waiting: hidden });
    expect(await confirm(await codeOf())).toEqual({ email: hidden, waiting: null });
  });

  it('ask for nothing about an address that is in use', async () => {
    await confirmed(wanted);
    const paper = await certify(testApp, team);
    await team.call(createMerchantForm, { body: { ...enterpriseMerchant(paper), email: wanted } });
    expect(await standing()).toEqual({ email: hidden, waiting: null });
  });

  it('are submitted also when no more codes may be sent: the address waits for one', async () => {
    const rule = { name: 'contact-captcha-account', points: 20, seconds: 86_400 };
    for (let mail = 0; mail < 20; mail += 1) await testApp.platform.limits.strike(rule, team.accountId);
    const paper = await certify(testApp, team);
    const state = await team.call(createMerchantForm, { body: { ...enterpriseMerchant(paper), email: wanted } });
    expect(state).toMatchObject({ status: 'UNDER' });
    expect(await standing()).toEqual({ email: null, waiting: hidden });
  });
});
