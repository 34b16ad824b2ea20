import { describe, expect, it } from 'vitest';
import { dayWriter } from './day-words.ts';

describe('a civil day as people say it', () => {
  it('has the day before the month in every language that writes the month in letters', () => {
    expect(dayWriter('en-US')('20260904')).toBe('Fri, 04 Sep');
    expect(dayWriter('pt-BR')('20260904')).toBe('sex., 04 de set.');
    expect(dayWriter('es-MX')('20261126')).toBe('jue 26 de nov');
    expect(dayWriter('zh-CN')('20261126')).toBe('11月26日周四');
  });
  it('has its year where it may be of another one', () => {
    expect(dayWriter('en-US', { withYear: true })('20270101')).toBe('Fri, 01 Jan 2027');
    expect(dayWriter('pt-BR', { withYear: true })('20270101')).toBe('sex., 01 de jan. de 2027');
  });
});
