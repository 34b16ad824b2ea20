import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackage } from '@balcao/applet-package/read-package';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Cancelled } from './outcome.ts';
import { runProgram } from './program.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const appId = 'bl0123456789abcdef';
const timeout = 60_000;
let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-cli-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The tool as a program of its own, without a terminal. */
const balcao = (...words: readonly string[]) => {
  const env = { PATH: process.env.PATH, LANG: 'en_US.UTF-8' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
/** The same call within this process, which is quicker. */
const called = async (...words: readonly string[]) => {
  const told = { stdout: '', stderr: '' };
  const say = (text: string) => {
    told.stdout += text;
  };
  const complain = (text: string) => {
    told.stderr += text;
  };
  const status = await runProgram({ words, environment: { LANG: 'en' }, ask: undefined, say, complain });
  return { status, ...told };
};
const jsonOf = (...words: readonly string[]) => {
  const { status, stdout } = balcao(...words, '--json');
  return { status, said: JSON.parse(stdout) };
};
const created = (): string => {
  const named = ['--name', 'Café da Praça', '--app-id', appId];
  expect(balcao('applet', 'create', 'cafe', ...named)).toMatchObject({ status: 0, stderr: '' });
  return path.join(folder, 'cafe');
};

describe('balcao applet', { timeout }, () => {
  it('makes a mini program that passes the check and that the platform takes as it is exported', async () => {
    created();
    expect(jsonOf('applet', 'check', 'cafe')).toMatchObject({
      status: 0,
      said: { ok: true, appId, pages: ['index.html'] },
    });
    const { status, said } = jsonOf('applet', 'export', 'cafe', '--out', 'out/cafe.zip');
    expect({ status, out: said.out }).toEqual({ status: 0, out: 'out/cafe.zip' });
    const { manifest, faults } = await readPackage(path.join(folder, 'out/cafe.zip'));
    expect({ name: manifest?.name, faults }).toEqual({ name: 'Café da Praça', faults: [] });
    expect(balcao('applet', 'check', 'out/cafe.zip').stdout).toBe('All good: 5 files.\n');
  });
  it('says what is wrong, where, and ends with 1', () => {
    fs.rmSync(path.join(created(), 'index.html'));
    const { status, stdout, stderr } = balcao('applet', 'check', 'cafe');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(
      'index.html: app.json names this page (pages.0), but there is no such file. [pageMissing]\n',
    );
    expect(jsonOf('applet', 'check', 'cafe')).toMatchObject({
      status: 1,
      said: { ok: false, faults: [{ code: 'pageMissing', path: 'index.html', field: 'pages.0' }] },
    });
  });
  it('exports nothing that has faults', () => {
    fs.writeFileSync(path.join(created(), 'a.exe'), 'MZ');
    expect(jsonOf('applet', 'export', 'cafe')).toMatchObject({
      status: 1,
      said: { faults: [{ code: 'fileType', path: 'a.exe' }] },
    });
    expect(fs.readdirSync(folder)).toEqual(['cafe']);
  });
  it('exports to a folder, and tells later what was changed there', () => {
    created();
    expect(balcao('applet', 'export', 'cafe', '--out', 'package').status).toBe(0);
    expect(balcao('applet', 'check', 'package', '--exported').status).toBe(0);
    fs.appendFileSync(path.join(folder, 'package/app.js'), '// more\n');
    expect(jsonOf('applet', 'check', 'package', '--exported').said.faults).toMatchObject([
      { code: 'fileChanged', path: 'app.js' },
    ]);
  });
  it('lets no name in a package steer the terminal', () => {
    fs.writeFileSync(path.join(created(), 'a\u001b[2J\u202e.js'), '');
    const { stderr } = balcao('applet', 'check', 'cafe');
    expect(stderr).toContain('[pathUnreadable]');
    expect(stderr.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});

it.each(['shop', 'queue'])('begins with a %s that has no fault and can be exported', { timeout }, async (template) => {
  const place = path.join(folder, `with-${template}`);
  const words = ['applet', 'create', place, '--name', 'Café da Praça', '--app-id', appId, '--template', template];
  expect(await called(...words)).toMatchObject({ status: 0 });
  expect(await called('applet', 'check', place)).toMatchObject({ status: 0 });
  expect(await called('applet', 'export', place, '--out', `${place}.zip`)).toMatchObject({ status: 0 });
});

it('ends with what it ends with, as a process too', { timeout }, () => {
  expect(balcao('applet', 'chek')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'There is no command chek. See balcao --help.\n',
  });
});

describe('a call that is wrong ends with 2 and changes nothing:', { timeout }, () => {
  it.each<[what: string, words: readonly string[], said: string]>([
    ['an option that is not there', ['applet', 'check', '--jsn'], 'There is no option --jsn.'],
    ['a command that is not there', ['applet', 'chek'], 'There is no command chek.'],
    ['no command', ['applet'], 'Usage: balcao applet ...'],
    ['an option without its value', ['applet', 'export', '--out'], '--out <OUT> needs a value.'],
    ['a template that is not there', ['applet', 'create', 'x', '--template', 'game'], 'This value is not possible'],
    ['too much', ['applet', 'check', 'a', 'b'], 'Too many arguments'],
    ['a name that is missing, with nobody to ask', ['applet', 'create', 'x'], 'Give --name'],
    ['a folder that is missing, with nobody to ask', ['applet', 'create'], 'Give FOLDER'],
    [
      'an AppID of another form',
      ['applet', 'create', 'x', '--name', 'Café', '--app-id', 'wx1'],
      'appId: use the AppID',
    ],
    ['a name that is too short', ['applet', 'create', 'x', '--name', 'Ca', '--app-id', appId], 'name: Use at least 4'],
  ])('%s', async (_, words, said) => {
    const inFolder = words.map((word) => (word === 'x' ? path.join(folder, 'x') : word));
    const { status, stdout, stderr } = await called(...inFolder);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(said);
    expect(fs.readdirSync(folder)).toEqual([]);
  });
  it('a folder that holds something already', async () => {
    const place = created();
    expect(await called('applet', 'create', place, '--name', 'Outro', '--app-id', appId)).toMatchObject({ status: 2 });
    expect(JSON.parse(fs.readFileSync(path.join(place, 'app.json'), 'utf8')).name).toBe('Café da Praça');
  });
  it('an export into the folder itself, or over something else', async () => {
    const place = created();
    fs.writeFileSync(path.join(folder, 'notes'), 'mine');
    for (const out of ['cafe/out.zip', 'cafe', 'notes', '.']) {
      const { status } = await called('applet', 'export', place, '--out', path.join(folder, out));
      expect({ out, status }).toEqual({ out, status: 2 });
    }
    expect(fs.readFileSync(path.join(folder, 'notes'), 'utf8')).toBe('mine');
    expect(fs.readdirSync(place).sort()).toEqual(['app.js', 'app.json', 'index.html', 'style.css']);
  });
});

describe('the help', () => {
  it.each([
    ['pt', 'Uso: balcao applet export [FOLDER]'],
    ['en', 'Usage: balcao applet export [FOLDER]'],
    ['es', 'Uso: balcao applet export [FOLDER]'],
    ['zh', '用法： balcao applet export [FOLDER]'],
  ])('speaks %s, and names the codes that a call ends with', async (lang, usage) => {
    const { status, stdout } = await called('applet', 'export', '--help', '--lang', lang);
    expect(status).toBe(0);
    expect(stdout).toContain(usage);
    expect(stdout).toMatch(/0.+1.+2.+3/);
  });
});

describe('what was not given with the call', () => {
  const say = () => undefined;
  it('is asked of the person who is there, and asked again while it is wrong', async () => {
    const asked: string[] = [];
    const answers = [path.join(folder, 'novo'), 'Café da Praça', appId];
    const ask = async ({
      text,
      faultOf,
    }: {
      text: string;
      faultOf?: (answer: string) => Promise<string | undefined>;
    }) => {
      asked.push(text);
      if (faultOf) expect(await faultOf('x')).toBeTypeOf('string');
      return answers.shift() ?? '';
    };
    const words = ['applet', 'create', '--lang', 'en'];
    expect(await runProgram({ words, environment: {}, ask, say, complain: say })).toBe(0);
    expect(asked).toEqual(['Which folder?', 'What is the mini program called?', 'What is its AppID?']);
    expect(JSON.parse(fs.readFileSync(path.join(folder, 'novo/app.json'), 'utf8'))).toMatchObject({
      appId,
      name: 'Café da Praça',
    });
  });
  it('makes nothing when the person ends the questions', async () => {
    const ask = async () => {
      throw new Cancelled();
    };
    const words = ['applet', 'create', path.join(folder, 'novo')];
    expect(await runProgram({ words, environment: {}, ask, say, complain: say })).toBe(130);
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});
