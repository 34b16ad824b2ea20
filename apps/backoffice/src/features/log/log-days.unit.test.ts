import type { LogEntry } from '@balcao/contract/log';
import { describe, expect, it } from 'vitest';
import { daysOf } from './log-days.ts';

const at = (instant: string) => ({ id: instant, at: instant }) as LogEntry;

describe('lines of the log', () => {
  it('stand under the day that the reader’s calendar shows', () => {
    const entries = [at('2026-03-11T01:00:00Z'), at('2026-03-10T12:00:00Z'), at('2026-03-10T01:00:00Z')];
    const days = (zone: string) => daysOf(entries, zone).map(({ day, entries: of }) => [day, of.length]);
    expect(days('America/Sao_Paulo')).toEqual([
      ['20260310', 2],
      ['20260309', 1],
    ]);
    expect(days('UTC')).toEqual([
      ['20260311', 1],
      ['20260310', 2],
    ]);
  });
  it('are none where there are none', () => {
    expect(daysOf([], 'UTC')).toEqual([]);
  });
});
