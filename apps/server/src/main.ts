import { enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';

// Before anything else is read: what is compiled at one start need not be compiled at the next (half of its time). `npm start` says so
// to the engine already, for this file too: then it need not load what strips types, which is 15 MB.
enableCompileCache(path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled'));

/**
 * The query builder's ES modules export each other in circles, which takes the engine 150 MB and 0.3 s to untangle; its CommonJS
 * build is the same code and takes 11 MB.
 */
registerHooks({
  resolve: (name, context, next) => {
    if (!name.startsWith('drizzle-orm')) return next(name, context);
    const conditions = context.conditions?.map((one) => (one === 'import' ? 'require' : one)) ?? [];
    return next(name, { ...context, conditions });
  },
});

await import('./server.ts');
