import { expect, it } from 'vitest';
import { faultsTable } from './faults-table.ts';

it('the table of faults has a row for each, says what was refused, and names what was not tried', () => {
  const seen = {
    fault: 'mail silent',
    callers: 200,
    lastedSeconds: 4,
    calls: 9,
    answered: 7,
    refused: { unavailable: 2 },
    cut: 0,
    slowestSeconds: 1.5,
    backSeconds: 0,
    commands: 9,
    lost: 0,
    twice: 0,
    note: 'mails left 3 s after',
  };
  const report = `${JSON.stringify(seen)}\n${JSON.stringify({ fault: 'disk full', notTried: 'no right to mount' })}\n`;
  expect(faultsTable(report).split('\n')).toEqual([
    '| fault | callers | lasted | calls | answered | refused | cut | slowest | back | lost | twice |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    '| mail silent; mails left 3 s after | 200 | 4 s | 9 | 7 | 2 unavailable | 0 | 1.5 s | 0 s | 0 | 0 |',
    '| disk full: not tried, no right to mount |  |  |  |  |  |  |  |  |  |  |',
  ]);
});
