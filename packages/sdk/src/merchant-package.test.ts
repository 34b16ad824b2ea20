import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const entry = path.join(import.meta.dirname, 'merchant.ts');
const packages = path.resolve(import.meta.dirname, '../..');

/** Every module that the entry loads, as Node resolves them. */
const loadedBy = (file: string): string[] => {
  const program = `
    import { registerHooks } from 'node:module';
    const urls = new Set();
    registerHooks({ load: (url, context, next) => (urls.add(url), next(url, context)) });
    await import(${JSON.stringify(file)});
    process.stdout.write(JSON.stringify([...urls]));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return JSON.parse(stdout) as string[];
};

describe('what a merchant installs', () => {
  it('loads nothing but itself and Node: no schema, no other package', () => {
    const foreign = loadedBy(entry).filter((url) => !url.startsWith('node:') && !url.includes(`${packages}/`));
    expect(foreign).toEqual([]);
    expect(loadedBy(entry).length).toBeGreaterThan(5);
  });
});
