import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Authority, authority } from '../../test/pix-certificates.ts';
import { readConfig } from '../config.ts';

let folder: string;
let bank: Authority;
let given: Record<string, string>;
const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-pix-'));
  bank = await authority('Banco de Teste');
  const { cert, key } = await bank.sign('Balcao');
  given = {
    PIX_URL: 'https://pix.banco.example/api/v2/',
    PIX_CLIENT_ID: 'balcao',
    PIX_CLIENT_SECRET: 'segredo',
    PIX_CERT: write('pix.crt', cert),
    PIX_KEY: write('pix.key', key),
    PIX_CHAVE: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
  };
});
afterAll(() => fs.rmSync(folder, { recursive: true }));
const read = (change: Record<string, string> = {}) => readConfig({ ...given, ...change }, folder).pix;

describe('the settings of the Pix rail', () => {
  it('are none, or all that are needed', () => {
    expect(readConfig({}, folder).pix).toBeUndefined();
    for (const name of Object.keys(given)) expect(() => read({ [name]: '' })).toThrow(`${name} is missing while PIX_`);
  });
  it('are read with what they leave open', () => {
    expect(read()).toMatchObject({
      url: 'https://pix.banco.example/api/v2',
      tokenUrl: 'https://pix.banco.example/oauth/token',
      ca: undefined,
      callbackProof: undefined,
    });
    const proof = { PIX_CALLBACK_HEADER: 'X-Client-Verify: SUCCESS', PIX_CA: write('ca.pem', bank.cert) };
    expect(read({ ...proof, PIX_TOKEN_URL: 'https://oauth.banco.example/token' })).toMatchObject({
      tokenUrl: 'https://oauth.banco.example/token',
      ca: bank.cert,
      callbackProof: { header: 'x-client-verify', value: 'SUCCESS' },
    });
  });
  it.each([
    ['PIX_URL', 'http://pix.banco.example', 'an address like https://pix.bank.example/api/v2'],
    ['PIX_CHAVE', '123.456.789-09', 'a Pix key in its plain form, like 7d9f0335-8dcc-4054-9bf9-0dbd61d36906'],
    ['PIX_CALLBACK_HEADER', 'SUCCESS', 'a header and its value like x-client-verify: SUCCESS'],
  ])('with a wrong %s (%s) stop the start', (name, value, must) => {
    expect(() => read({ [name]: value })).toThrow(`${name} must be ${must}`);
  });
  it('stop the start when a file is not there, or no certificate, or the key of another one', async () => {
    expect(() => read({ PIX_CERT: path.join(folder, 'nothing') })).toThrow('PIX_CERT names a file that cannot be read');
    expect(() => read({ PIX_CERT: write('text', 'no certificate') })).toThrow('PIX_CERT and PIX_KEY must be');
    const { key } = await bank.sign('Outro');
    expect(() => read({ PIX_KEY: write('other.key', key) })).toThrow('PIX_CERT and PIX_KEY must be');
  });
  it('never repeat a secret', () => {
    expect(() => read({ PIX_CLIENT_SECRET: 'muito-secreto', PIX_KEY: '' })).toThrow(/^(?!.*secreto)/);
  });
});
