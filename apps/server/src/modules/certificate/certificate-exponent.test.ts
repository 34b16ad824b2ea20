import 'reflect-metadata';
import { generateKeyPairSync, webcrypto } from 'node:crypto';
import { uploadCertificate } from '@balcao/contract/certificate';
import { type JsonName, X509CertificateGenerator } from '@peculiar/x509';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTeam, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const crypto = webcrypto as typeof globalThis.crypto;

/** A certificate whose RSA key has this public exponent, in base64url, for a holder of so many names. */
const withExponent = async (e: string, names = 1): Promise<string> => {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' });
  const publicKey = await crypto.subtle.importKey('jwk', { ...key, e } as webcrypto.JsonWebKey, rsa, true, ['verify']);
  const keys = await webcrypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify']);
  const { privateKey } = keys as unknown as webcrypto.CryptoKeyPair;
  const made = await X509CertificateGenerator.create(
    {
      serialNumber: '5A0102',
      subject: Array.from({ length: names }, () => ({ CN: ['Loja'] })) as JsonName,
      issuer: [{ CN: ['Loja'] }] as JsonName,
      notBefore: new Date(Date.now() - 86_400_000),
      notAfter: new Date(Date.now() + 86_400_000),
      signingAlgorithm: { name: 'Ed25519' },
      publicKey,
      signingKey: privateKey,
    },
    crypto,
  );
  return made.toString('pem');
};

it.each([
  ['1, by which everybody can sign', 'AQ'],
  ['3', 'Aw'],
])('takes no RSA key whose exponent is %s', async (_, e) => {
  const team = await openTeam(testApp, await register(testApp));
  const upload = team.call(uploadCertificate, { body: { name: 'Servidor', pem: await withExponent(e) } });
  await expect(upload).rejects.toMatchObject({ name: 'form_invalid', fields: { pem: expect.any(String) } });
});

it('takes no certificate of more parts than any real one has: reading them would keep others waiting', async () => {
  const team = await openTeam(testApp, await register(testApp));
  const upload = team.call(uploadCertificate, { body: { name: 'Servidor', pem: await withExponent('AQAB', 600) } });
  await expect(upload).rejects.toMatchObject({ name: 'form_invalid', fields: { pem: expect.any(String) } });
});

it('takes the exponent that everybody uses', async () => {
  const team = await openTeam(testApp, await register(testApp));
  const upload = team.call(uploadCertificate, { body: { name: 'Servidor', pem: await withExponent('AQAB') } });
  await expect(upload).resolves.toMatchObject({ algorithm: 'RSA 2048' });
});
