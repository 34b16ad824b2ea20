import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { quickenImports } from './quick-imports.ts';

// Before anything else is read: what is compiled at one start need not be compiled at the next (half of its time). `npm start` says so
// to the engine already, for this file too: then it need not load what strips types, which is 15 MB.
enableCompileCache(path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled'));
quickenImports();

await import('./server.ts');
