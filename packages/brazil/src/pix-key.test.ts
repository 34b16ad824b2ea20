import { getPixKeyInfo } from '@brazilian-utils/brazilian-utils/get-pix-key-info';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPixKey, normalisePixKey, pixKeyTypes } from './pix-key.ts';

const { cpf, cnpj, email, phone, random } = pixKeyTypes;
const types = Object.values(pixKeyTypes);

it('numbers the types as the product does', () => expect([cpf, cnpj, email, phone, random]).toEqual([1, 2, 3, 4, 5]));

describe('normalisePixKey', () => {
  it.each([
    [cpf, '529.982.247-25', '52998224725'],
    [cpf, '12345678909', '12345678909'],
    [cnpj, '11.222.333/0001-81', '11222333000181'],
    [cnpj, '12.abc.345/01de-35', '12ABC34501DE35'],
    [email, ' Ana.Souza@Loja.com.BR ', 'ana.souza@loja.com.br'],
    [phone, '(11) 98765-4321', '+5511987654321'],
    [phone, '+5561912345678', '+5561912345678'],
    [random, '123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ] as const)('writes a key of type %i, %s, as %s', (type, text, key) => expect(normalisePixKey(type, text)).toBe(key));

  it.each([
    [cpf, '11122233300'],
    [cpf, '11987654321'],
    [cnpj, '11222333000150'],
    [cnpj, '12ABC34501DE36'],
    [cnpj, '52998224725'],
    [email, 'ana'],
    [email, 'ana@'],
    [email, 'ana souza@loja.com'],
    [email, 'ana@loja..com'],
    [email, 'joão@loja.com'],
    [email, '\u212aim@loja.com'],
    [phone, '+551133334444'],
    [phone, '+5511887654321'],
    [phone, '+5510987654321'],
    [phone, '98765-4321'],
    [random, '123e4567e12b12d1a456426655440000'],
    [random, '123e4567-e12b-12d1-a456-42665544000g'],
  ] as const)('finds no key of type %i in %s', (type, text) => {
    expect(normalisePixKey(type, text)).toBeUndefined();
    expect(isPixKey(type, text)).toBe(false);
  });

  it('takes an e-mail of 77 characters and none longer', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - '@loja.com.br'.length)}@loja.com.br`;
    expect(isPixKey(email, ofLength(77))).toBe(true);
    expect(isPixKey(email, ofLength(78))).toBe(false);
  });

  it('reads eleven digits as the type that was picked', () => {
    expect(normalisePixKey(phone, '11987654321')).toBe('+5511987654321');
    expect(normalisePixKey(cpf, '52998224725')).toBe('52998224725');
  });

  it.each(types)('finds no key of type %i in an empty text', (type) => expect(isPixKey(type, '  ')).toBe(false));

  it('changes nothing the second time, and stays within 77 characters', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        fc.oneof(fc.emailAddress(), fc.uuid(), fc.stringMatching(/^\+?\d{11,13}$/)),
        (type, text) => {
          const key = normalisePixKey(type, text);
          if (key === undefined) return;
          expect(normalisePixKey(type, key)).toBe(key);
          expect(key.length).toBeLessThanOrEqual(77);
        },
      ),
    ));

  it.each([
    ['cpf', '52998224725'],
    ['cnpj', '12ABC34501DE35'],
    ['email', 'ana@loja.com.br'],
    ['phone', '+5511987654321'],
  ] as const)('agrees with another library on the %s %s', (type, key) => {
    expect(getPixKeyInfo(key)).toEqual({ type, value: key });
    expect(normalisePixKey(pixKeyTypes[type], key)).toBe(key);
  });
});
