import { describe, expect, it } from 'vitest';
import { databaseIsUnavailable } from './database-errors.ts';
import { isFullDisk } from './full-disk.ts';

const said = (code: string, routine: string) => Object.assign(new Error('could not'), { code, routine });

describe('a database without room', () => {
  it('is known by its code, and by the file that may not grow', () => {
    expect(isFullDisk(said('53100', 'mdextend'))).toBe(true);
    expect(isFullDisk(said('XX000', 'mdextend'))).toBe(true);
    expect(isFullDisk(said('XX000', 'mdzeroextend'))).toBe(true);
  });
  it('is not every error within the database', () => {
    expect(isFullDisk(said('XX000', 'elog_finish'))).toBe(false);
    expect(isFullDisk(new Error('could not extend file'))).toBe(false);
  });
  it('is unavailable and no bug, also where the query builder has wrapped what it said', () => {
    expect(databaseIsUnavailable(new Error('Failed query', { cause: said('XX000', 'mdextend') }))).toBe(true);
    expect(databaseIsUnavailable(new Error('Failed query', { cause: said('XX000', 'elog_finish') }))).toBe(false);
  });
});
