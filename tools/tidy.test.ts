import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './files.ts';
import { functionsIn } from './functions.ts';
import { root } from './root.mjs';

const files = filesBelow(root);
const textOf = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const code = files.filter((file) => /[.](tsx?|mjs|mts|cjs|css)$/.test(file));
const product = code.filter((file) => /^(apps|packages|e2e)\//.test(file));
const isTest = (file: string): boolean => /[.](test|spec)[.]tsx?$/.test(file);
const isAboutTests = (file: string): boolean => isTest(file) || /^(e2e|apps\/server\/test)\//.test(file);

const lineMax = 250;
const testLineMax = 400;
const functionLineMax = 60;
const depthMax = 4;

/** The nouns of the product: those of the specification, and what a module or a feature of its own is made for. */
const nouns = new Set(
  `session account passkey team invitation member role log certification merchant review applet version domain template tool
   message channel broadcast robot workflow conversation product certificate order refund instalment preauth preview device rail
   webhook ledger settlement withdrawal dashboard notification upload help staff sandbox customer home authorization factor address
   support waiting request export opening bill dispute freeze shop privacy calendar credential usage follower media association moderation
   reaction knowledge status ticket person`.split(/\s+/),
);

/** Every line of the files in which the pattern stands, as `file:line: text`. */
const linesWith = (within: readonly string[], pattern: RegExp): string[] =>
  within.flatMap((file) =>
    textOf(file)
      .split('\n')
      .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
      .filter(({ line }) => pattern.test(line))
      .map(({ line, place }) => `${place}: ${line.trim()}`),
  );

describe('every file', () => {
  it(`has at most ${lineMax} lines, a test ${testLineMax}`, () => {
    const long = code
      .map((file) => ({ file, lines: textOf(file).trimEnd().split('\n').length }))
      .filter(({ file, lines }) => lines > (isTest(file) ? testLineMax : lineMax));
    expect(long).toEqual([]);
  });
  it(`has functions of at most ${functionLineMax} lines`, () => {
    const long = code
      .filter((file) => !file.endsWith('.css'))
      .flatMap((file) => functionsIn(file, textOf(file)).map((span) => ({ file, ...span })))
      .filter(({ lines }) => lines > functionLineMax);
    expect(long).toEqual([]);
  }, 60_000);
  it('is finished', () => {
    expect(linesWith(code, /\b(FIX[M]E|TO[D]O|XX[X])\b/)).toEqual([]);
  });
  it('keeps the checks on', () => {
    expect(linesWith(code, /@ts-(ignore|nocheck)|biome-ig[n]ore/)).toEqual([]);
    expect(linesWith(code, /^(?!\s*([*]|\/\/)).*(:|\bas|<)\s*any\b\s*([;,)=\]>|&{]|$)/)).toEqual([]);
  });
  it('reads rows of raw SQL by a schema, and says why where it takes a value for another type', () => {
    const server = product.filter((file) => file.startsWith('apps/server/src/') && !isTest(file));
    expect(linesWith(server, /[.]execute</)).toEqual([]);
    const unexplained = server.flatMap((file) => {
      const lines = textOf(file).split('\n');
      return lines.filter((line, at) => /\bas unknown as [A-Z{(p]/.test(line) && !/\/\/ \w/.test(lines[at - 1] ?? ''));
    });
    expect(unexplained).toEqual([]);
  });
  it('tells nothing to the console', () => {
    expect(linesWith(product, /\bconsole[.]\w+\(/)).toEqual([]);
  });
  it('names no folder of one machine and no registry', () => {
    const texts = files.filter((file) => /[.](tsx?|[mc]?[jt]s|css|json|md|html|ya?ml|sql|sh)$|^[.]|\/run$/.test(file));
    expect(
      linesWith(texts, /\/(home|Users|root)\/[\w.-]+\/|\/wor[k]\/|regist[r]y[.][\w-]+[.]\w|"resolve[d]": "http/),
    ).toEqual([]);
  });
});

describe('every file of the server', () => {
  it('leaves unpacking what others send to the process that reads their files', () => {
    const outside = /^apps\/server\/src\/(?!platform\/inspection\/child\/)/;
    const server = product.filter((file) => outside.test(file) && !isTest(file));
    expect(linesWith(server, /\b(inflate|unzip|gunzip|brotliDecompress|zstdDecompress)(Raw)?(Sync)?\b/i)).toEqual([]);
  });
});

describe('every schema', () => {
  it('is made by zod/mini, of which a browser loads only the functions that it calls', () => {
    expect(product.filter((file) => /from 'zod'/.test(textOf(file)))).toEqual([]);
  });
});

describe('every test', () => {
  const tests = code.filter(isAboutTests);
  it('runs, and all of them do', () => {
    expect(linesWith(tests, /[.](only|skip|todo|fixme)\(/)).toEqual([]);
  });
  it('waits for what happens and never for time to pass', () => {
    expect(linesWith(tests, /waitForTimeou[t]|\bsleep\(|setTimeou[t]\(|timers\/promises/)).toEqual([]);
  });
  it('in the browser closes the pages that it opens: it is made by the `test` of e2e/support', () => {
    const specs = tests.filter((file) => /^e2e\/(specs|walks)\//.test(file));
    expect(linesWith(specs, /'@playwrigh[t]\/test'/)).toEqual([]);
  });
});

describe('every name', () => {
  it('of a module or feature is a noun of the product', () => {
    const folders = files.flatMap((file) => /^apps\/\w+\/src\/(?:modules|features)\/([^/]+)\//.exec(file)?.[1] ?? []);
    expect([...new Set(folders)].filter((name) => !nouns.has(name))).toEqual([]);
  });
  it('of a module is that of the file which makes it', () => {
    const folders = new Set(files.flatMap((file) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? []));
    const fileOf = (name: string) => `apps/server/src/modules/${name}/${name}.module.ts`;
    expect([...folders].map(fileOf).filter((file) => !files.includes(file))).toEqual([]);
  });
  it('says what is inside: no barrel, no drawer for what has no place', () => {
    const drawers = /^(index|common|commons)$|(^|-)(utils?|helpers?|managers?)$/;
    const names = code.filter((file) => drawers.test(path.basename(file).split('.')[0] ?? ''));
    const folders = code.filter((file) =>
      path
        .dirname(file)
        .split('/')
        .some((name) => drawers.test(name)),
    );
    expect([...names, ...folders]).toEqual([]);
  });
  it(`lies at most ${depthMax} folders below src`, () => {
    const deep = files.filter((file) => (file.split('/src/')[1]?.split('/').length ?? 0) > depthMax + 1);
    expect(deep).toEqual([]);
  });
});

describe('every endpoint', () => {
  it('is named by a test', () => {
    const contract = files.filter((file) => file.startsWith('packages/contract/src/') && !isTest(file));
    const endpoints = contract.flatMap((file) => [...textOf(file).matchAll(/^export const (\w+) = endpoint\(/gm)]);
    const tested = new Set(files.filter(isTest).flatMap((file) => textOf(file).match(/\w+/g) ?? []));
    expect(endpoints.length).toBeGreaterThan(0);
    expect(endpoints.map(([, name = '']) => name).filter((name) => !tested.has(name))).toEqual([]);
  });
});
