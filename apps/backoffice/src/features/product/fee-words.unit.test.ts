import { feeText } from '@balcao/contract/fee-words';
import { describe, expect, it } from 'vitest';
import { exampleAmount, netOf } from './fee-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('what a payment costs', () => {
  it.each([
    ['pt-BR', { basisPoints: 99, fixed: 0 }, '0,99%'],
    ['pt-BR', { basisPoints: 349, fixed: 39 }, '3,49% + R$ 0,39'],
    ['pt-BR', { basisPoints: 0, fixed: 350 }, 'R$ 3,50'],
    ['en-US', { basisPoints: 349, fixed: 39 }, '3.49% + R$ 0,39'],
    ['pt-BR', { basisPoints: 0, fixed: 0 }, 'Sem tarifa'],
    ['en-US', { basisPoints: 0, fixed: 0 }, 'No fee'],
    ['es-MX', { basisPoints: 0, fixed: 0 }, 'Sin comisión'],
    ['zh-CN', { basisPoints: 0, fixed: 0 }, '无手续费'],
  ] as const)('is written in %s as people do', (locale, plan, text) => {
    expect(plain(feeText(plan, locale))).toBe(text);
  });
  it('leaves what is shown', () => {
    expect(netOf({ basisPoints: 99, fixed: 0 }, exampleAmount)).toBe(9_901);
    expect(netOf({ basisPoints: 349, fixed: 39 }, exampleAmount)).toBe(9_612);
  });
});
