import { describe, expect, it } from 'vitest';
import { easyReasonOf, isEasyToGuess } from './easy-password.ts';

describe('a password that is easy to guess', () => {
  it.each([
    'senha123',
    'Senha@123',
    'Senh@123',
    'f1am3ng0!2',
    '$enh@2026',
    's3nha123',
    'SENHA2026!',
    'brasil10',
    'flamengo',
    'flamengo1981',
    'deusefiel',
    'jesus7',
    'maria2010',
    'password1',
    'P@ssw0rd',
    'qwerty',
    'qwerty123',
    'iloveyou',
    'admin123',
    'teste123',
    'mudar123',
    'Coração1',
    'senhasenha',
    'balcao2026',
    'contraseña1',
    '!!amor!!',
  ])('is %s: a common word, whatever it is dressed in', (password) => {
    expect(isEasyToGuess(password, [])).toBe(true);
  });

  it.each([
    '123456',
    '12345678',
    '987654',
    'abcdef',
    'fedcba',
    '123123',
    '121212',
    'abcabc',
    'aaaaaa',
    '000000',
    '112233',
    '102030',
    '1q2w3e4r',
    '1qaz2wsx',
    'a1b2c3',
    '1234567890',
    '159753',
    '147258',
  ])('is %s: a row, a repetition, a walk over the keyboard', (password) => {
    expect(isEasyToGuess(password, [])).toBe(true);
  });

  it.each(['25121990', '251290', '19901225', '25/12/1990', '01-01-80'])('is %s: a birthday', (password) => {
    expect(isEasyToGuess(password, [])).toBe(true);
  });

  it.each([
    ['lojadaana', 'lojadaana'],
    ['LojaDaAna2026', 'lojadaana'],
    ['joao.silva', 'joao.silva'],
    ['Joao.Silva99', 'joao.silva'],
  ])('is %s for the person called %s', (password, name) => {
    expect(isEasyToGuess(password, [name])).toBe(true);
    expect(isEasyToGuess(password, ['someone-else'])).toBe(false);
  });

  it.each(['ana.lima@loja.br', 'ANA.LIMA@loja.br', 'ana.lima', 'Ana.L1m@99', 'ana.lima@loja.br1'])(
    'is %s for the person whose e-mail is ana.lima@loja.br',
    (password) => {
      expect(isEasyToGuess(password, ['ana.lima@loja.br'])).toBe(true);
      expect(isEasyToGuess(password, ['someone@else.br'])).toBe(false);
    },
  );

  it.each(['uva-e-limao-7', 'Xk29fq', 'tres.tigres', 'meia-noite-e-1', '8f3k2m', 'café com pão', '辣椒和豆腐好吃'])(
    'is not %s',
    (password) => {
      expect(isEasyToGuess(password, ['ana', 'loja'])).toBe(false);
    },
  );

  it.each([
    ['121212', 'row'],
    ['25121990', 'date'],
    ['ana.lima1', 'own'],
    ['Senh@123', 'word'],
    ['uva-e-limao-7', undefined],
  ] as const)('says why %s is: %s', (password, reason) => {
    expect(easyReasonOf(password, ['ana.lima@loja.br'])).toBe(reason);
  });
});
