// `npm run test:faults -- --callers 200`: breaks a running product in all the ways of apps/server/test/faults, under callers who pay, and
// prints what they saw. It takes about ten minutes and wants the machine to itself.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { faultsTable } from './faults-table.ts';
import { root } from './root.mjs';
import { failedInVitest } from './test-counts.ts';
import { conclude, scratch, vitest } from './test-parts.mjs';

process.chdir(root);
const startedAt = Date.now();
const { values, positionals } = parseArgs({
  options: { callers: { type: 'string', default: '200' } },
  allowPositionals: true,
});
if (!(Number(values.callers) >= 1)) throw new Error('--callers is a whole number from 1 on.');

const report = path.join(scratch, 'faults.jsonl');
fs.writeFileSync(report, '');
const env = { FAULTS_REPORT: report, FAULT_CALLERS: values.callers };
const result = await vitest('faults', ['--project', 'faults', ...positionals], env);
const failed = failedInVitest(result.report);
console.log(`\n${faultsTable(fs.readFileSync(report, 'utf8'))}`);
conclude(startedAt, [result], { failed });
