import { check } from './check.ts';
import { logFigures } from './figures.ts';

// Reads every team's log against its seals and prints what should be zero.
await check(logFigures);
