import { expect, it } from 'vitest';
import { statementName } from './statement-name.ts';

it('names a statement by its first word and its first table, and by nothing else', () => {
  const named = (text: string): string => Object.values(statementName(text)).join(' ').trim();
  expect(named('select "id" from "orders" where "email" = $1')).toBe('SELECT orders');
  expect(named('\n  insert into ledger.entries (amount) values ($1)')).toBe('INSERT ledger.entries');
  expect(named('update only "teams" set "name" = $1')).toBe('UPDATE teams');
  expect(named('with due as (select \'from maria\' from "jobs") select * from due')).toBe('WITH jobs');
  expect(named("select 'update ana'")).toBe('SELECT');
  expect(named("select 'from ana")).toBe('SELECT');
  expect(named('commit')).toBe('COMMIT');
  expect(named('')).toBe('STATEMENT');
});
