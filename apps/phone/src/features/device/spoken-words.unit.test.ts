import type { SaidPayment } from '@balcao/contract/device-news';
import { describe, expect, it } from 'vitest';
import { spokenNews, writtenNews } from './spoken-words.ts';

const payment: SaidPayment = {
  number: '26112200000000000001',
  amount: 12_00,
  method: '02',
  payer: '',
  at: '2026-11-22T00:00:00.000Z',
};
const one = (change: Partial<SaidPayment> = {}) =>
  ({ kind: 'payment', position: 1, payment: { ...payment, ...change } }) as const;
const missed = { kind: 'missed' as const, position: 3, count: 3, amount: 45_00, payments: [] };

describe('what a sound box says', () => {
  it.each([
    ['pt-BR', 'Pix recebido, doze reais', 'Enquanto estive fora: 3 pagamentos, quarenta e cinco reais'],
    ['en-US', 'Pix received, twelve reais', 'While I was away: 3 payments, forty-five reais'],
    ['es-MX', 'Pix recibido, doce reales', 'Mientras no estuve: 3 pagos, cuarenta y cinco reales'],
    ['zh-CN', 'Pix 到账，十二雷亚尔', '离线期间收到3笔付款，共四十五雷亚尔'],
  ] as const)('in %s', (locale, said, away) => {
    expect(spokenNews(one(), locale)).toBe(said);
    expect(spokenNews(missed, locale)).toBe(away);
  });

  it('names the method, and who paid where the merchant wants that', () => {
    expect(spokenNews(one({ method: '0302', payer: 'Bruna' }), 'pt-BR')).toBe('Crédito recebido, doze reais, de Bruna');
  });

  it('is written in figures', () => {
    expect(writtenNews(one({ amount: 1_234_50 }), 'pt-BR')).toEqual({
      title: 'Pix recebido',
      amount: 'R$\u00a01.234,50',
    });
    expect(writtenNews(missed, 'pt-BR').title).toBe('Enquanto estive fora: 3 pagamentos');
  });
});
