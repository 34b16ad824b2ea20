import { describe, expect, it } from 'vitest';
import { maskedMessage } from './usage-fault-message.ts';

describe('the message of an error', () => {
  it.each([
    ['numbers', 'Pedido 1042 sem troco de R$ 12,50', 'Pedido # sem troco de R$ #'],
    ['a CPF, with and without its mask', 'CPF 529.982.247-25 ou 52998224725 inválido', 'CPF # ou # inválido'],
    ['a telephone', 'Ligue para +55 (11) 98765-4321 já', 'Ligue para +# já'],
    ['an e-mail', 'Sem conta para bruna.carvalho@example.com.br', 'Sem conta para …'],
    ['an e-mail without a domain of the net', 'mailto ana@localhost falhou', 'mailto … falhou'],
    ['what stands in quotes', 'Cliente "Bruna Carvalho" não existe', 'Cliente "…" não existe'],
    [
      'what stands in single quotes',
      "Cannot read properties of null (reading 'cpf')",
      'Cannot read properties of null (reading "…")',
    ],
    ['what stands in single quotes with an apostrophe', "Cliente 'Joana d'Arc' não existe", 'Cliente "…" não existe'],
    ['what stands in backticks', 'Sem `Rua das Flores` aqui', 'Sem "…" aqui'],
    ['what stands in curly quotes', 'Sem “Rua das Flores” aqui', 'Sem "…" aqui'],
    [
      'what was cut within quotes',
      'Unexpected token \'B\', "Bruna Carv"... is not valid JSON',
      'Unexpected token "…", "…"... is not valid JSON',
    ],
    ['a quote that does not end', 'Nome "Bruna Carvalho', 'Nome "…"'],
    [
      'the path of an address',
      'Failed to fetch https://api.example.com/people/bruna?cpf=1 now',
      'Failed to fetch https://api.example.com/… now',
    ],
    [
      'the name and password in an address',
      'at https://bruna:segredo@api.example.com/a',
      'at https://api.example.com/…',
    ],
    ['an id', 'Order 0198a0c2-5b1e-7c3d-9f00-3a5c7be1d204 is gone', 'Order … is gone'],
    ['a token', 'Bad token eyJhbGciOiJIUzI1NiJ9 here', 'Bad token … here'],
  ])('has no %s', (_what, message, masked) => {
    expect(maskedMessage(message)).toBe(masked);
  });

  it.each([
    'TypeError: x is not a function',
    'ReferenceError: carrinho is not defined',
    "Can't find the cart, don't go on",
    'connect-src stopped https://api.example.com',
  ])('stays as it is where there is nothing of a person: %s', (message) => {
    expect(maskedMessage(message)).toBe(message);
  });

  it('is masked in no time, whatever it is made of', () => {
    const before = performance.now();
    for (const part of ['"', "'", '@', '1', 'a1', 'http://', '((', 'a@', "'a", '“"'])
      expect(maskedMessage(part.repeat(400)).length).toBeLessThanOrEqual(300);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
