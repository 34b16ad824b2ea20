import { describe, expect, it } from 'vitest';
import { isAlike, rebased } from './rebase.ts';

const before = { name: 'Caixa 1', settings: { volume: 50, language: 'pt-BR' }, methods: ['01', '02'] };

describe('what was typed, brought onto what was saved meanwhile', () => {
  it('keeps every change of one’s own and takes every other from what was saved', () => {
    const typed = { ...before, settings: { volume: 80, language: 'pt-BR' } };
    const latest = { name: 'Varanda', settings: { volume: 50, language: 'es-MX' }, methods: ['02'] };
    expect(rebased(before, typed, latest)).toEqual({
      name: 'Varanda',
      settings: { volume: 80, language: 'es-MX' },
      methods: ['02'],
    });
  });

  it('keeps one’s own where both changed the same, a list as a whole', () => {
    const typed = { ...before, name: 'Quintal', methods: [] };
    const latest = { ...before, name: 'Varanda', methods: ['01'] };
    expect(rebased(before, typed, latest)).toEqual({ ...before, name: 'Quintal', methods: [] });
  });

  it('keeps what was emptied, and what was filled in where there was nothing', () => {
    const own = { single: 5_000, pix: null };
    const typed = { single: null, pix: { fixed: 100 } };
    expect(rebased<unknown>(own, typed, { single: 5_000, pix: { fixed: 7 } })).toEqual(typed);
  });

  it('is the same as before when only the order of the fields differs', () => {
    expect(isAlike({ a: 1, b: { c: null, d: [1] } }, { b: { d: [1], c: null }, a: 1 })).toBe(true);
    expect(isAlike({ a: 1 }, { a: 1, b: null })).toBe(false);
    expect(isAlike({ a: null }, { a: {} })).toBe(false);
  });
});
