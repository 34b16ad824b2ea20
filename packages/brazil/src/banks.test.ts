import { describe, expect, it } from 'vitest';
import { banks } from './banks.ts';

describe('the banks that are suggested', () => {
  it('have numbers of three digits, each once, and names', () => {
    expect(banks.filter(({ code, name }) => !/^\d{3}$/.test(code) || name.trim() === '')).toEqual([]);
    expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
    expect(new Set(banks.map(({ name }) => name)).size).toBe(banks.length);
  });
  it('fit into the field of the form', () => {
    expect(banks.filter(({ code, name }) => `${code} - ${name}`.length > 60)).toEqual([]);
  });
});
