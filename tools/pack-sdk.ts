import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';

// npm run pack:sdk [-- folder]: the tarball of @balcao/sdk that merchants install. Plain JavaScript with its types; nothing is fetched
// with it: of the workspace's packages it holds the files that the client loads or speaks of, and of zod the types that those are made of.
const packages = path.join(root, 'packages');
const zod = path.join(root, 'node_modules/zod');
const entry = 'sdk/src/merchant';

const run = (program: string, args: readonly string[], cwd: string): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${stdout}${stderr}`);
  return stdout;
};
const sourcesOf = (name: string): string[] =>
  fs
    .globSync(`${name}/src/**/*.ts`, { cwd: packages })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => path.join(packages, file));

/** Every module of the workspace's packages as JavaScript and as types, and the types of zod, below one folder. */
const emit = (into: string): void => {
  const settings = ['--target', 'es2024', '--lib', 'es2024', '--module', 'nodenext', '--types', 'node', '--strict'];
  const emitted = ['--declaration', '--rewriteRelativeImportExtensions', '--rootDir', packages, '--outDir', into];
  const checked = ['--exactOptionalPropertyTypes', '--verbatimModuleSyntax', '--skipLibCheck'];
  const roots = [path.join(packages, `${entry}.ts`), ...sourcesOf('contract'), ...sourcesOf('brazil')];
  run(
    path.join(root, 'node_modules/.bin/tsc'),
    ['--ignoreConfig', ...settings, ...checked, ...emitted, ...roots],
    root,
  );
  for (const file of fs.globSync('**/*.d.ts', { cwd: zod }))
    fs.cpSync(path.join(zod, file), path.join(into, 'zod', file));
  fs.cpSync(path.join(zod, 'LICENSE'), path.join(into, 'zod/LICENSE'));
};

const imports = /((?:\bfrom|\bimport)\s*\(?\s*)(["'])([^"'\n]+)\2/g;
/** What a module names, without its ending and from the folder of all of them; undefined for what Node itself has. */
const placeOf = (named: string, file: string): string | undefined => {
  if (named.startsWith('.')) return path.join(path.dirname(file), named.replace(/\.[jt]s$/, ''));
  if (named === 'zod' || named.startsWith('zod/')) return path.join(named, 'index');
  return /^@balcao\/\w+\/.+/.test(named) ? named.replace(/^@balcao\/(\w+)\//, '$1/src/') : undefined;
};

/** Takes a module and all that it names along, with addresses that need no other package. */
const take = (from: string, to: string, ending: '.js' | '.d.ts'): void => {
  const open = [entry];
  for (const place of open) {
    const file = place + ending;
    const text = fs.readFileSync(path.join(from, file), 'utf8').replaceAll(imports, (whole, before, quote, named) => {
      const found = placeOf(named, file);
      if (found === undefined || !fs.existsSync(path.join(from, found + ending))) return whole;
      if (!open.includes(found)) open.push(found);
      const near = path.relative(path.dirname(file), found);
      return `${before}${quote}${near.startsWith('.') ? near : `./${near}`}.js${quote}`;
    });
    fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    fs.writeFileSync(path.join(to, file), text);
  }
};

/** Makes the tarball in a folder; answers with its path. */
export const packSdk = (folder: string): string => {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-sdk-'));
  try {
    const [all, taken] = [path.join(work, 'all'), path.join(work, 'package')];
    emit(all);
    take(all, taken, '.js');
    take(all, taken, '.d.ts');
    fs.cpSync(path.join(all, 'zod/LICENSE'), path.join(taken, 'zod/LICENSE'));
    fs.cpSync(path.join(packages, 'sdk/README.md'), path.join(taken, 'README.md'));
    const { name, version } = JSON.parse(fs.readFileSync(path.join(packages, 'sdk/package.json'), 'utf8'));
    const exported = { './merchant': { types: `./${entry}.d.ts`, default: `./${entry}.js` } };
    const about = {
      name,
      version,
      type: 'module',
      license: 'UNLICENSED',
      engines: { node: '>=20.3' },
      exports: exported,
    };
    fs.writeFileSync(path.join(taken, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
    fs.mkdirSync(folder, { recursive: true });
    run('npm', ['pack', '--silent', '--pack-destination', folder], taken);
    return path.join(folder, `balcao-sdk-${version}.tgz`);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
};

if (import.meta.main) {
  const [folder = path.join(packages, 'sdk/dist')] = process.argv.slice(2);
  process.stdout.write(`${packSdk(path.resolve(folder))}\n`);
}
