import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { root } from './root.mjs';

// npm run pack:cli [-- folder]: the tarball of @balcao/cli that developers of mini programs install. One file of JavaScript, with the libraries
// bundled, their licences, and the templates: an install fetches nothing else.
const cli = path.join(root, 'packages/cli');

/** The folder of the installed package that a module belongs to; undefined for the workspace's own. */
const packageOf = (module: string): string | undefined =>
  /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.split('?')[0] ?? '')?.[1];

/** Makes the program; answers with the packages that went into it. */
const bundle = async (into: string): Promise<readonly string[]> => {
  const used = new Set<string>();
  await build({
    root: cli,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'src/main.ts',
      target: 'node20',
      outDir: into,
      minify: true,
      rolldownOptions: { output: { format: 'esm', entryFileNames: 'balcao.js', codeSplitting: false } },
    },
    plugins: [
      {
        name: 'packages-inside',
        generateBundle(_, files) {
          for (const file of Object.values(files))
            for (const module of file.type === 'chunk' ? file.moduleIds : []) {
              const found = packageOf(module);
              if (found) used.add(found);
            }
        },
      },
    ],
  });
  return [...used].sort();
};

/** @throws Error when a package has no licence to pass on. */
const licencesOf = (packages: readonly string[]): string =>
  packages
    .map((folder) => {
      const file = fs.readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
      const { name, version, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
      if (!file && !license) throw new Error(`${name} has no licence.`);
      const text = file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : `Licence: ${license}`;
      return `${name} ${version}\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(72)}\n\n`);

/** Makes what is packed, in a folder; answers with the version. @throws Error when a library has no licence to pass on. */
export const makeTool = async (work: string): Promise<string> => {
  const inside = await bundle(path.join(work, 'bin'));
  fs.writeFileSync(path.join(work, 'LICENSES.txt'), licencesOf(inside));
  fs.cpSync(path.join(root, 'applets'), path.join(work, 'templates'), { recursive: true });
  fs.cpSync(path.join(cli, 'README.md'), path.join(work, 'README.md'));
  const { name, version } = JSON.parse(fs.readFileSync(path.join(cli, 'package.json'), 'utf8'));
  const about = {
    name,
    version,
    type: 'module',
    license: 'UNLICENSED',
    engines: { node: '>=20.15' },
    bin: { balcao: './bin/balcao.js' },
  };
  fs.writeFileSync(path.join(work, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  return version;
};

/** Makes the tarball in a folder; answers with its path. */
export const packCli = async (folder: string): Promise<string> => {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-cli-'));
  try {
    const version = await makeTool(work);
    fs.mkdirSync(folder, { recursive: true });
    const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', folder], {
      cwd: work,
      encoding: 'utf8',
    });
    if (packed.status !== 0) throw new Error(`npm pack: ${packed.stdout}${packed.stderr}`);
    return path.join(folder, `balcao-cli-${version}.tgz`);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
};

if (import.meta.main) {
  const [folder = path.join(cli, 'dist')] = process.argv.slice(2);
  process.stdout.write(`${await packCli(path.resolve(folder))}\n`);
}
