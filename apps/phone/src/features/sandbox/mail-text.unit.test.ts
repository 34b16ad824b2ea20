import { describe, expect, it } from 'vitest';
import { beginningOf, codeOf, partsOf, wholeAddress } from './mail-text.ts';

const origin = 'http://localhost:3000';
const ofKind = (text: string, kind: string) =>
  partsOf(text, origin)
    .filter((part) => part.kind === kind)
    .map((part) => part.text);

describe('the verification code of a mail', () => {
  it.each([
    'Seu código de verificação é 042917. Ele vale por 10 minutos.',
    'Código:\n\n042917\n\nSe não foi você, ignore.',
    'Use 042917, por favor',
    '你的验证码：042917',
    '(042917)',
    'code:042917',
  ])('is found in %j', (text) => expect(codeOf(text)).toBe('042917'));

  it.each([
    'Pedido 20261121000000000017',
    'Total: R$ 123456,78',
    'R$ 1.123456',
    'https://balcao.example/invite/123456',
    'http://localhost:3000/invite?code=123456',
    'Telefone +55 11 98765-432100',
    'A123456',
    'fale com 123456@exemplo.com.br',
    'pedido-123456',
    '12345',
    '1234567',
  ])('is not seen in %j', (text) => expect(codeOf(text)).toBeUndefined());

  it('is the first where there are several', () => expect(codeOf('111111 e 222222')).toBe('111111'));
});

describe('the text of a mail', () => {
  it('is shown whole, piece by piece', () => {
    const text = `Olá!\nAbra ${origin}/invite?t=abc. Código 042917.\nVeja https://other.example/x, se quiser.`;
    const parts = partsOf(text, origin);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    for (const part of parts) expect(text.slice(part.at, part.at + part.text.length)).toBe(part.text);
  });
  it('makes links of our own addresses, without the full stop after them', () => {
    expect(ofKind(`Abra ${origin}/invite?t=abc.`, 'link')).toEqual([`${origin}/invite?t=abc`]);
  });
  it('ends an address where Chinese goes on without a space', () => {
    expect(ofKind(`请打开${origin}/invite?t=abc。谢谢`, 'link')).toEqual([`${origin}/invite?t=abc`]);
  });
  it.each([
    'https://other.example/x',
    'http://localhost:3000.other.example/x',
    'http://localhost:3000@other.example/x',
    'http://localhost:30000/x',
    'javascript:alert(1)',
  ])('makes no link of %s', (address) => expect(ofKind(`Veja ${address} agora`, 'link')).toEqual([]));
  it('begins on one line', () => expect(beginningOf('Olá,\n\nseu  código')).toBe('Olá, seu código'));
});

describe('the filter of the mails', () => {
  it('asks the server for a whole address', () =>
    expect(wholeAddress(' Ana@Exemplo.com.br')).toBe('ana@exemplo.com.br'));
  it.each([undefined, '', 'ana', 'ana@', 'ana@exemplo'])('does not for %j', (typed) => {
    expect(wholeAddress(typed)).toBeUndefined();
  });
});
