import { X509Certificate } from 'node:crypto';
import { issueCertificate, listCertificates, revokeCertificate } from '@balcao/contract/certificate';
import { createMerchantClient } from '@balcao/sdk/merchant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate, makeRequest, merchantServer } from '../../../test/merchants.ts';
import { lastMailTo, member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { mails } from '../../platform/platform.tables.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const dayMs = 86_400_000;
const newTeam = async (name = 'Padaria da Esquina'): Promise<Team> =>
  openTeam(testApp, await register(testApp), { certified: true, name });
const issue = (team: Team, csr: string) => team.call(issueCertificate, { body: { name: 'Loja', csr } });
const clientWith = (team: Team, serial: string, privateKey: string) => {
  const { clock, signing } = testApp.platform;
  return createMerchantClient({
    baseUrl: 'http://balcao.test',
    merchantNumber: team.merchantNumber,
    serial,
    privateKey,
    platformKeys: { [signing.keyId]: signing.publicKey },
    now: clock.now,
    send: testApp.send,
    pause: async () => {},
  });
};
const newOrder = { method: '02', amount: 1_000, goodsName: 'Café' } as const;

describe('issueCertificate', () => {
  it.each(['ed25519', 'rsa2048', 'p256'] as const)(
    'signs a request with a key of kind %s, which signs calls at once',
    async (kind) => {
      const team = await newTeam();
      const { csr, privateKey } = await makeRequest(kind);
      const made = await issue(team, csr);
      expect(made).toMatchObject({ status: 'active', byPlatform: true, name: 'Loja' });
      const days = (Date.parse(made.notAfter) - testApp.platform.clock.now().getTime()) / dayMs;
      expect(Math.round(days)).toBe(365);
      const client = clientWith(team, made.serial, privateKey);
      await expect(client.createOrder({ ...newOrder, merchantOrderNumber: 'A-1' })).resolves.toMatchObject({
        status: '01',
      });
    },
  );
  it('says of the holder only what the platform knows, and can be checked by the authority’s own certificate', async () => {
    const team = await newTeam('Confeitaria "Doce, Lar" + Cia=1');
    const { pem } = await issue(team, (await makeRequest()).csr);
    const made = new X509Certificate(pem);
    expect(made.subject).toContain(`CN=${team.merchantNumber}`);
    expect(made.subject).not.toContain('whatever');
    const { authority, list } = await team.call(listCertificates, {});
    const root = new X509Certificate(authority.certificate);
    expect([made.verify(root.publicKey), made.checkIssued(root), root.ca, made.ca]).toEqual([true, true, true, false]);
    expect(list[0]?.pem).toBe(pem);
  });
  it('lasts as long as was asked, of what there is', async () => {
    const team = await newTeam();
    const { csr } = await makeRequest();
    const made = await team.call(issueCertificate, { body: { name: 'Loja', csr, days: 90 } });
    expect(Math.round((Date.parse(made.notAfter) - testApp.platform.clock.now().getTime()) / dayMs)).toBe(90);
    const wrong = { body: { name: 'Loja', csr, days: 9_000 as 90 } };
    await expect(team.call(issueCertificate, wrong)).rejects.toMatchObject({ name: 'form_invalid' });
  });
  it('is the same authority for two teams and two servers', async () => {
    const second = await openTestApp({}, testApp.database);
    const [one, two] = [await newTeam(), await newTeam()];
    const here = await one.call(listCertificates, {});
    const there = await second.caller(two.token, 'pt-BR', two.ip)(listCertificates, {});
    expect(there.authority).toEqual(here.authority);
    await second.close();
  });

  const refusalOf = (text: string) => ({ name: 'form_invalid', fields: { csr: expect.stringContaining(text) } });
  it('refuses a request that somebody else has changed', async () => {
    const { csr } = await makeRequest();
    const [head, ...rest] = csr.trim().split('\n');
    const body = Buffer.from(rest.slice(0, -1).join(''), 'base64');
    body[body.indexOf('whatever')] = 'W'.charCodeAt(0);
    const changed = [head, body.toString('base64'), rest.at(-1)].join('\n');
    await expect(issue(await newTeam(), changed)).rejects.toMatchObject(refusalOf('não confere'));
  });
  it('refuses what is no request, each with its own words', async () => {
    const team = await newTeam();
    const { pem } = await makeCertificate(testApp);
    const { csr, privateKey } = await makeRequest();
    const half = csr.slice(0, csr.length / 2);
    const cases = [
      ['nonsense', 'não é um pedido'],
      [pem, 'já é um certificado'],
      [privateKey, 'chave privada'],
      [half, 'está cortado'],
      [(await makeRequest('rsa1024')).csr, 'curta demais'],
      [(await makeRequest('p384')).csr, 'A chave precisa ser'],
    ] as const;
    for (const [text, why] of cases) await expect(issue(team, text)).rejects.toMatchObject(refusalOf(why));
  });
  it('gives the same certificate again where its answer was lost, and takes no second place for it', async () => {
    const team = await newTeam();
    const { csr } = await makeRequest();
    const key = { idempotencyKey: 'lost-answer' };
    const ask = () => team.call(issueCertificate, { body: { name: 'Loja', csr } }, key);
    const first = await ask();
    await issue(team, csr);
    expect(await ask()).toEqual(first);
    expect((await team.call(listCertificates, {})).list).toHaveLength(2);
    const other = { body: { name: 'Outra', csr } };
    await expect(team.call(issueCertificate, other, key)).rejects.toMatchObject({ name: 'idempotency_key_reused' });
  });
  it('is refused beside two active ones, and for who may only read', async () => {
    const team = await newTeam();
    const { csr } = await makeRequest();
    await issue(team, csr);
    await issue(team, csr);
    await expect(issue(team, csr)).rejects.toMatchObject({ name: 'certificates_full' });
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'setting.payment', permissionLevel: 'read' }],
    });
    await expect(issue(reader, csr)).rejects.toMatchObject({ name: 'permission_missing' });
  });
});

describe('the last use of a certificate', () => {
  it('is known to anyone who looks, and costs no write of its own at each call', async () => {
    const team = await newTeam();
    const [first, second] = [await merchantServer(testApp, team), await merchantServer(testApp, team)];
    const lastUses = async () =>
      Object.fromEntries(
        (await team.call(listCertificates, {})).list.map(({ serial, lastUsedAt }) => [serial, lastUsedAt]),
      );
    await first.client.createOrder({ ...newOrder, merchantOrderNumber: 'A-1' });
    const before = await lastUses();
    expect(before[first.options.serial]).toEqual(expect.any(String));
    expect(before[second.options.serial]).toBeNull();
    await second.client.createOrder({ ...newOrder, merchantOrderNumber: 'A-2' });
    expect((await lastUses())[second.options.serial]).toEqual(expect.any(String));
    await team.call(revokeCertificate, { params: { serial: first.options.serial } });
    await expect(first.client.queryOrder('A-1')).rejects.toMatchObject({ name: 'certificate_revoked' });
    await expect(second.client.queryOrder('A-1')).resolves.toMatchObject({ status: '01' });
  });
});

describe('a certificate that ends', () => {
  const mailsTo = async (email: string): Promise<string[]> => {
    const rows = await testApp.platform.db.select().from(mails);
    return rows
      .filter(({ recipient, subject }) => recipient === email && /vence/.test(subject))
      .map(({ subject }) => subject);
  };
  it('is told to every super admin once at 30, 7 and 1 days, also by two servers', async () => {
    const { clock, jobs } = testApp.platform;
    const second = await openTestApp({}, testApp.database);
    const team = await newTeam();
    const other = await member(testApp, team, { isAdmin: true });
    const reader = await member(testApp, team, { permissions: [] });
    await merchantServer(testApp, team, { notAfter: new Date(clock.now().getTime() + 40 * dayMs) });
    const sweep = async (days: number) => {
      for (const one of [clock, second.platform.clock]) one.setAhead(days * 86_400);
      await Promise.all([jobs.sweep(), second.platform.jobs.sweep()]);
      await jobs.sweep();
    };
    for (const [days, count] of [
      [1, 0],
      [11, 1],
      [20, 1],
      [34, 2],
      [39.5, 3],
      [41, 3],
    ] as const) {
      await sweep(days);
      expect([days, (await mailsTo(team.email)).length]).toEqual([days, count]);
    }
    expect(await mailsTo(other.email)).toHaveLength(3);
    expect(await mailsTo(reader.email)).toEqual([]);
    const { body, subject } = await lastMailTo(testApp, team.email);
    expect(subject).toContain('vence amanhã');
    expect(body).toContain('/setting/payment?tab=certificates');
    await second.close();
    clock.setAhead(0);
  });
  it('is not told of once it has been revoked', async () => {
    const { clock, jobs } = testApp.platform;
    const team = await newTeam();
    const server = await merchantServer(testApp, team, { notAfter: new Date(clock.now().getTime() + 20 * dayMs) });
    await team.call(revokeCertificate, { params: { serial: server.options.serial } });
    await jobs.sweep();
    expect(await mailsTo(team.email)).toEqual([]);
  });
});
