// `npm run rules`: who imports whom, and whether every source file was really looked at.
import process from 'node:process';
import { cruise } from './cruise.ts';
import { root } from './root.mjs';

const { violations, unseen } = cruise(root);
for (const { rule, from, to } of violations) console.log(`${rule}: ${from} -> ${to}`);
for (const file of unseen) console.log(`not looked at: ${file}`);
if (violations.length + unseen.length > 0) process.exitCode = 1;
