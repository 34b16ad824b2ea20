import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../apps/server/src/config.ts';
import { root } from './root.mjs';

const textOf = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const dockerfile = textOf('deploy/docker/Dockerfile').replaceAll('\\\n', ' ');
const instructions = (name: string): string[] =>
  dockerfile.split('\n').flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1).trim()] : []));
interface Compose {
  readonly services: Readonly<Record<string, { readonly environment?: Readonly<Record<string, string>> }>>;
}
const compose = parse(textOf('deploy/docker/compose.yaml')) as Compose;
/** Values that a person would write into the file of settings. */
const written: Readonly<Record<string, string>> = {
  PUBLIC_BASE_URL: 'https://balcao.example',
  APPLET_HOST: 'applets.example',
  MASTER_KEY: Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256)).toString('base64'),
  DATABASE_PASSWORD: 'a1b2c3',
  STORAGE_PASSWORD: 'd4e5f6g7',
};
const filledIn = (value: string): string =>
  value.replace(/\$\{(\w+):\?[^}]+\}/g, (_all, name: string) => {
    const found = written[name];
    if (found === undefined) throw new Error(`${name} stands in no settings`);
    return found;
  });

describe('the Dockerfile', () => {
  it('copies what is there', () => {
    const own = instructions('COPY').filter((words) => !words.startsWith('--from='));
    const sources = own.flatMap((words) => words.split(/\s+/).slice(0, -1));
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
  });
  it('takes from each stage only what is made in it', () => {
    const stages = instructions('FROM').flatMap((words) => / AS (\w+)$/.exec(words)?.[1] ?? []);
    const taken = instructions('COPY').flatMap(
      (words) => /^--from=(\w+) \/opt\/balcao\/(\S+)/.exec(words)?.slice(1) ?? [],
    );
    expect(taken.filter((_, at) => at % 2 === 0).filter((stage) => !stages.includes(stage))).toEqual([]);
    const apps = taken.filter((file) => /^apps\/\w+\/dist$/.test(file)).map((file) => path.dirname(file));
    expect(apps.toSorted()).toEqual(['apps/backoffice', 'apps/console', 'apps/phone']);
    for (const app of apps) expect(fs.existsSync(path.join(root, app, 'package.json'))).toBe(true);
  });
  it('has the manifest of every package that the lock file knows', () => {
    const folders = fs.readdirSync(path.join(root, 'apps'));
    const copied = instructions('COPY').join('\n');
    expect(folders.filter((name) => !copied.includes(`apps/${name}/package.json`))).toEqual([]);
  });
  it('starts the program that npm start and the unit of systemd start', () => {
    const [started = '[]'] = instructions('CMD');
    const words = JSON.parse(started) as string[];
    const command = words.slice(1).join(' ');
    expect(textOf('package.json')).toContain(command);
    expect(textOf('deploy/systemd/balcao.service')).toContain(command);
    expect(fs.existsSync(path.join(root, words.at(-1) ?? ''))).toBe(true);
  });
});

describe('the compose file', () => {
  it('gives the server settings that it takes, outside the sandbox', () => {
    const given = Object.entries(compose.services.balcao?.environment ?? {});
    const environment = Object.fromEntries(given.map(([name, value]) => [name, filledIn(value)]));
    const config = readConfig({ ...environment, NODE_ENV: 'production', DATA_DIR: '/var/lib/balcao' }, root);
    expect(config).toMatchObject({ sandbox: false, drainMs: 15_000, publicBaseUrl: 'https://balcao.example' });
    expect(config.files).toBeDefined();
    const known = textOf('docs/operating.md');
    expect(given.map(([name]) => name).filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
  });
  it('leads to services that it starts itself', () => {
    const addresses = Object.values(compose.services.balcao?.environment ?? {}).flatMap(
      (value) => /^(?:postgres|http|smtp):\/\/(?:[^@/]*@)?([\w-]+):/.exec(filledIn(value))?.[1] ?? [],
    );
    expect(addresses.toSorted()).toEqual(['database', 'mail', 'storage']);
    for (const name of addresses) expect(compose.services).toHaveProperty(name);
  });
});
