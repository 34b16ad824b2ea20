import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import fs from 'node:fs';
import { BasicConstraintsExtension, PemConverter, X509CertificateGenerator } from '@peculiar/x509';
import type { Locator, Page } from '@playwright/test';

/** Where certificates are registered. */
export const settings = '/setting/payment';
export const registerButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Cadastrar certificado' }).first();
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const field = (page: Page, name: string): Locator => dialog(page).getByRole('textbox', { name });
/** One certificate of the list. */
export const entry = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
/** Waits for what a button has the browser save, and reads it. */
export const saved = async (page: Page, button: string): Promise<string> => {
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: button }).click();
  return fs.readFileSync(await (await coming).path(), 'utf8');
};

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const dayMs = 86_400_000;

/** A certificate with its private key, as a merchant's developer would make them: both PEM. */
export const makeCertificate = async (
  commonName: string,
  isAuthority = false,
): Promise<{ pem: string; privateKey: string; serial: string }> => {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      name: `CN=${commonName}, C=BR`,
      notBefore: new Date(Date.now() - dayMs),
      notAfter: new Date(Date.now() + 365 * dayMs),
      signingAlgorithm: algorithm,
      keys: keys as CryptoKeyPair,
      extensions: isAuthority ? [new BasicConstraintsExtension(true, undefined, true)] : [],
    },
    webcrypto as typeof globalThis.crypto,
  );
  const privateKey = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return {
    pem: certificate.toString('pem'),
    privateKey: PemConverter.encode(privateKey, 'PRIVATE KEY'),
    serial: certificate.serialNumber.toUpperCase(),
  };
};
