import fc from 'fast-check';
import { deep } from './depth.ts';

// Of the properties that name no number of runs.
fc.configureGlobal({ numRuns: deep(100) });
