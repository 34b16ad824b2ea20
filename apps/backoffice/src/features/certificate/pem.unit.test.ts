import { describe, expect, it } from 'vitest';
import { certificateText, holdsPrivateKey, nameOfFile } from './pem.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a certificate file', () => {
  it('that is text is taken as it is', () => {
    const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n';
    expect(certificateText(bytesOf(pem))).toBe(pem);
  });
  it('that is binary is written as text, in lines that every reader takes', () => {
    const der = Uint8Array.from([0x30, 0x82, ...Array.from({ length: 98 }, (_, index) => index)]);
    const lines = certificateText(der)?.trim().split('\n') ?? [];
    expect([lines[0], lines.at(-1)]).toEqual(['-----BEGIN CERTIFICATE-----', '-----END CERTIFICATE-----']);
    expect(lines[1]).toHaveLength(64);
    const base64 = lines.slice(1, -1).join('');
    expect(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))).toEqual(der);
  });
  it('of other bytes cannot be read', () => {
    expect(certificateText(Uint8Array.from([0xff, 0xd8, 0xff]))).toBeUndefined();
  });
});

describe('a private key', () => {
  it.each(['-----BEGIN PRIVATE KEY-----', '-----BEGIN RSA PRIVATE KEY-----', '-----begin ec private key-----'])(
    'is found in %s before anything is sent',
    (text) => expect(holdsPrivateKey(`\n${text}\nMIIE`)).toBe(true),
  );
  it('is not seen where there is none', () => {
    expect(holdsPrivateKey('-----BEGIN CERTIFICATE-----\nMIIB')).toBe(false);
  });
});

describe('the name that a file suggests', () => {
  it('has no ending and fits the field', () => {
    expect(nameOfFile('loja-2027.pem')).toBe('loja-2027');
    expect(nameOfFile(`${'a'.repeat(80)}.crt`)).toHaveLength(60);
  });
});
