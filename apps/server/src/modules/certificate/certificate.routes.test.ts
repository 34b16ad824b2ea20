import { listCertificates, revokeCertificate, uploadCertificate } from '@balcao/contract/certificate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate, makeRequest } from '../../../test/merchants.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { weakCertificate } from '../../../test/weak-certificate.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const dayMs = 86_400_000;
const inDays = (days: number): Date => new Date(testApp.platform.clock.now().getTime() + days * dayMs);
const newTeam = async (): Promise<Team> => openTeam(testApp, await register(testApp));
const upload = (team: Team, pem: string, name = 'Servidor da loja') =>
  team.call(uploadCertificate, { body: { name, pem } });
const refusalOf = (name: string, message: string) => ({ name, fields: { pem: expect.stringContaining(message) } });

describe('uploadCertificate', () => {
  it.each([
    ['rsa2048', 'RSA 2048'],
    ['p256', 'EC P-256'],
    ['ed25519', 'Ed25519'],
  ] as const)('registers a certificate with a key of kind %s', async (kind, algorithm) => {
    const team = await newTeam();
    const { pem, serial } = await makeCertificate(testApp, { kind });
    expect(await upload(team, pem)).toMatchObject({
      serial,
      algorithm,
      name: 'Servidor da loja',
      subject: 'CN=Padaria da Esquina, C=BR',
      status: 'active',
      endsSoon: false,
    });
  });
  it('takes the certificate out of the text that openssl prints around it', async () => {
    const { pem, serial } = await makeCertificate(testApp);
    const text = `Certificate:\n    Data:\n        Version: 3 (0x2)\n${pem}\n`;
    expect(await upload(await newTeam(), text)).toMatchObject({ serial });
  });
  it('tells the screens of the team', async () => {
    const team = await newTeam();
    const { pem, serial } = await makeCertificate(testApp);
    const told = new Promise((tell) => testApp.platform.events.subscribe(team.merchantId, tell));
    await upload(team, pem);
    expect(await told).toEqual({ topic: 'certificate', key: serial });
  });
  it('lets two teams have certificates of the same serial number', async () => {
    for (const kind of ['rsa2048', 'p256'] as const) {
      const { pem } = await makeCertificate(testApp, { serial: '5A01', kind });
      expect(await upload(await newTeam(), pem)).toMatchObject({ serial: '5A01', reason: null });
    }
  });
  it('takes a certificate that another team has too only with a reason, which stays with it', async () => {
    const { pem, serial } = await makeCertificate(testApp);
    const team = await newTeam();
    await upload(await newTeam(), pem);
    await expect(upload(team, pem)).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { reason: expect.stringContaining('outra equipe') },
    });
    const reason = 'As duas lojas usam o mesmo servidor.';
    expect(await team.call(uploadCertificate, { body: { name: 'Servidor', pem, reason } })).toMatchObject({ reason });
    expect((await team.call(listCertificates, {})).list).toMatchObject([{ serial, reason }]);
  });
  it('takes a certificate that says it is an authority only with a reason', async () => {
    const { pem } = await makeCertificate(testApp, { isAuthority: true });
    const team = await newTeam();
    const named = (reason: string) => team.call(uploadCertificate, { body: { name: 'Servidor', pem, reason } });
    await expect(upload(team, pem)).rejects.toMatchObject({ fields: { reason: expect.stringContaining('CA:TRUE') } });
    await expect(named('curto')).rejects.toMatchObject({ fields: { reason: expect.any(String) } });
    expect(await named('O nosso equipamento só faz certificados assim.')).toMatchObject({ status: 'active' });
  });

  it('refuses a text with a private key in it', async () => {
    const { pem, privateKey } = await makeCertificate(testApp);
    await expect(upload(await newTeam(), pem + privateKey)).rejects.toMatchObject(
      refusalOf('form_invalid', 'chave privada'),
    );
  });
  it.each([
    ['something else', 'nonsense'],
    ['what only looks like one', '-----BEGIN CERTIFICATE-----\nMAMCAQE=\n-----END CERTIFICATE-----'],
    ['a message of another kind', '-----BEGIN PKCS7-----\nMIIB\n-----END PKCS7-----'],
  ])('refuses %s', async (_, text) => {
    await expect(upload(await newTeam(), text)).rejects.toMatchObject(
      refusalOf('form_invalid', 'não é um certificado'),
    );
  });
  it('says of a text that ends in the middle that it does', async () => {
    const { pem } = await makeCertificate(testApp);
    const lines = pem.trim().split('\n');
    const withoutEnd = lines.slice(0, 8).join('\n');
    const withEnd = [...lines.slice(0, 8), lines.at(-1)].join('\n');
    for (const text of [withoutEnd, withEnd])
      await expect(upload(await newTeam(), text)).rejects.toMatchObject(refusalOf('form_invalid', 'está cortado'));
  });
  it('says of a public key that the certificate is missing', async () => {
    const text = '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----';
    await expect(upload(await newTeam(), text)).rejects.toMatchObject(
      refusalOf('form_invalid', 'só uma chave pública'),
    );
  });
  it('says of a signing request where it belongs', async () => {
    const { csr } = await makeRequest();
    await expect(upload(await newTeam(), csr)).rejects.toMatchObject(refusalOf('form_invalid', 'pedido de assinatura'));
  });
  it('refuses a certificate whose signature is weak', async () => {
    await expect(upload(await newTeam(), weakCertificate)).rejects.toMatchObject(refusalOf('form_invalid', 'fraca'));
  });
  it('takes binary DER as Base64, without the lines around it', async () => {
    const { pem, serial } = await makeCertificate(testApp);
    const bare = pem.replaceAll(/-----[^-]+-----|\s/g, '');
    expect(await upload(await newTeam(), bare)).toMatchObject({ serial });
  });
  it('shows one that is not valid yet as such, and counts it', async () => {
    const team = await newTeam();
    const later = await makeCertificate(testApp, { notBefore: inDays(10), notAfter: inDays(400) });
    expect(await upload(team, later.pem)).toMatchObject({ status: 'upcoming', endsSoon: false });
    await upload(team, (await makeCertificate(testApp)).pem);
    await expect(upload(team, (await makeCertificate(testApp)).pem)).rejects.toMatchObject({
      name: 'certificates_full',
    });
  });
  it('refuses two certificates in one text', async () => {
    const [one, two] = await Promise.all([makeCertificate(testApp), makeCertificate(testApp)]);
    await expect(upload(await newTeam(), `${one.pem}\n${two.pem}`)).rejects.toMatchObject(
      refusalOf('form_invalid', 'cadeia'),
    );
  });
  it.each([
    ['rsa1024', 'curta demais'],
    ['p384', 'A chave precisa ser'],
  ] as const)('refuses a key of kind %s', async (kind, why) => {
    const { pem } = await makeCertificate(testApp, { kind });
    await expect(upload(await newTeam(), pem)).rejects.toMatchObject(refusalOf('form_invalid', why));
  });
  it('refuses a certificate that has ended', async () => {
    const { pem } = await makeCertificate(testApp, { notBefore: inDays(-30), notAfter: inDays(-1) });
    await expect(upload(await newTeam(), pem)).rejects.toMatchObject(refusalOf('form_invalid', 'período de validade'));
  });
  it('refuses the same certificate twice, and after its revocation', async () => {
    const team = await newTeam();
    const { pem, serial } = await makeCertificate(testApp);
    await upload(team, pem);
    await expect(upload(team, pem)).rejects.toMatchObject({ name: 'certificate_exists' });
    await team.call(revokeCertificate, { params: { serial } });
    await expect(upload(team, pem)).rejects.toMatchObject({ name: 'certificate_exists' });
  });
  it('gives the same certificate again where its answer was lost', async () => {
    const team = await newTeam();
    const { pem } = await makeCertificate(testApp);
    const key = { idempotencyKey: crypto.randomUUID() };
    const ask = (name: string) => team.call(uploadCertificate, { body: { name, pem } }, key);
    expect(await ask('Loja')).toEqual(await ask('Loja'));
    expect((await team.call(listCertificates, {})).list).toHaveLength(1);
    await expect(ask('Outra')).rejects.toMatchObject({ name: 'idempotency_key_reused' });
  });
  it('refuses a third active certificate, also when several come at once', async () => {
    const team = await newTeam();
    const made = await Promise.all(Array.from({ length: 5 }, () => makeCertificate(testApp)));
    const ended = await Promise.allSettled(made.map(({ pem }) => upload(team, pem)));
    const refused = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason.name] : []));
    expect(refused).toEqual(['certificates_full', 'certificates_full', 'certificates_full']);
    expect((await team.call(listCertificates, {})).list).toHaveLength(2);
  });
  it('finds room again when one is revoked or has ended', async () => {
    const team = await newTeam();
    const [first, second, third] = await Promise.all([
      makeCertificate(testApp),
      makeCertificate(testApp),
      makeCertificate(testApp),
    ]);
    await upload(team, first.pem);
    await upload(team, second.pem);
    await team.call(revokeCertificate, { params: { serial: first.serial } });
    expect(await upload(team, third.pem)).toMatchObject({ status: 'active' });
  });
  it('is not for those who may only read', async () => {
    const team = await newTeam();
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'setting.payment', permissionLevel: 'read' }],
    });
    const { pem } = await makeCertificate(testApp);
    await expect(upload(reader, pem)).rejects.toMatchObject({ name: 'permission_missing' });
    expect((await reader.call(listCertificates, {})).list).toEqual([]);
  });
});

describe('listCertificates', () => {
  it('shows the newest first, with the merchant number and the key of the platform', async () => {
    const team = await newTeam();
    const first = await makeCertificate(testApp);
    const second = await makeCertificate(testApp);
    await upload(team, first.pem, 'Primeiro');
    await upload(team, second.pem, 'Segundo');
    const { list, merchantNumber, platformKey } = await team.call(listCertificates, {});
    expect(list.map(({ name }) => name)).toEqual(['Segundo', 'Primeiro']);
    expect(merchantNumber).toBe(team.merchantNumber);
    expect(platformKey.publicKey).toContain('BEGIN PUBLIC KEY');
    expect(platformKey.id).toBe(testApp.platform.signing.keyId);
  });
  it('points out what ends within thirty days, and shows what has been revoked', async () => {
    const team = await newTeam();
    const soon = await makeCertificate(testApp, { notAfter: inDays(29) });
    const later = await makeCertificate(testApp, { notAfter: inDays(31) });
    await upload(team, soon.pem);
    await upload(team, later.pem);
    const before = (await team.call(listCertificates, {})).list;
    expect(before.map(({ serial, endsSoon }) => [serial, endsSoon])).toEqual([
      [later.serial, false],
      [soon.serial, true],
    ]);
    await team.call(revokeCertificate, { params: { serial: soon.serial } });
    const after = (await team.call(listCertificates, {})).list;
    expect(after.find(({ serial }) => serial === soon.serial)).toMatchObject({ status: 'revoked', endsSoon: false });
  });
  it('shows nothing of another team', async () => {
    const [mine, other] = [await newTeam(), await newTeam()];
    await upload(other, (await makeCertificate(testApp)).pem);
    expect((await mine.call(listCertificates, {})).list).toEqual([]);
  });
});

describe('revokeCertificate', () => {
  it('ends a certificate once', async () => {
    const team = await newTeam();
    const { pem, serial } = await makeCertificate(testApp);
    await upload(team, pem);
    expect(await team.call(revokeCertificate, { params: { serial } })).toMatchObject({ serial, status: 'revoked' });
    await expect(team.call(revokeCertificate, { params: { serial } })).rejects.toMatchObject({
      name: 'colleague_first',
    });
  });
  it('finds neither an unknown certificate nor that of another team', async () => {
    const [mine, other] = [await newTeam(), await newTeam()];
    const { pem, serial } = await makeCertificate(testApp);
    await upload(other, pem);
    await expect(mine.call(revokeCertificate, { params: { serial } })).rejects.toMatchObject({ name: 'not_found' });
    await expect(mine.call(revokeCertificate, { params: { serial: 'ABCD' } })).rejects.toMatchObject({
      name: 'not_found',
    });
  });
});
