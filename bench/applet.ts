import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportListName, exportListOf } from '@balcao/applet-package/export-list';
import { zipOf } from '@balcao/applet-package/package-fixtures';
import { getApplet } from '@balcao/contract/applet';
import { createVersion } from '@balcao/contract/version';
import { type Browser, chromium, type Frame, type Page } from '@playwright/test';
import { atWork, callerOf } from '../e2e/support/person.ts';
import { phoneOfBruna } from '../e2e/support/phone.ts';
import { type PublishedApplet, publish } from '../e2e/support/published-applet.ts';
import { findBrowser } from '../tools/browser.mjs';
import { milliseconds, quantile, seconds, times } from './figures.ts';
import { openDemo } from './installation.ts';
import type { Options } from './options.ts';
import type { Row } from './table.ts';

const opens = 15;
const pictures = 12;
const pictureBytes = 120_000;
const scriptLines = 9_000;

const typeOf = (file: string): string =>
  ({ html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' })[file.split('.').at(-1) ?? ''] ??
  'image/jpeg';

/** A mini program of some 2 MB: a page, a script, a style, and pictures that do not compress. */
const shopFiles = (): Readonly<Record<string, string | Buffer>> => {
  const names = Array.from({ length: pictures }, (_, at) => `${at}.jpg`);
  const line = (at: number) =>
    `export const price${at} = { id: '${randomBytes(12).toString('hex')}', amount: ${at * 7} };`;
  const images = names.map((name) => `<img src="${name}" alt="">`).join('');
  return {
    'index.html': `<!doctype html><html lang="pt-BR"><title>Loja</title><link rel="stylesheet" href="style.css"><h1>Loja</h1>${images}<script type="module" src="app.js"></script>`,
    'app.js': Array.from({ length: scriptLines }, (_, at) => line(at)).join('\n'),
    'style.css': Array.from({ length: 500 }, (_, at) => `.good-${at} { margin: ${at}px; }`).join('\n'),
    ...Object.fromEntries(names.map((name) => [name, randomBytes(pictureBytes)])),
  };
};

/** The same files from `node:http` and nothing else, in a frame like the phone's. */
const openStatic = async (files: Readonly<Record<string, string | Buffer>>) => {
  const server = http.createServer(({ url = '' }, response) => {
    const file = url.slice(1);
    const found = files[file];
    if (found !== undefined)
      return response.writeHead(200, { 'content-type': typeOf(file), 'access-control-allow-origin': '*' }).end(found);
    const frame = '<!doctype html><iframe sandbox="allow-scripts" src="/index.html"></iframe>';
    return response.writeHead(200, { 'content-type': 'text/html' }).end(frame);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
};

const frameIn = async (page: Page): Promise<Frame> => {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('there is no frame');
  return frame;
};
/** From the request of the first file until all are there, as the browser has it. */
const loadMs = async (page: Page): Promise<number> => {
  const frame = await frameIn(page);
  await frame.waitForFunction(() => {
    const [seen] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return location.href !== 'about:blank' && (seen?.loadEventEnd ?? 0) > 0;
  });
  return frame.evaluate(() => {
    const [seen] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return seen ? seen.loadEventEnd - seen.startTime : Number.NaN;
  });
};

/** Each with an empty cache, the two measured in turns. */
const measureOpening = async (browser: Browser, at: string, { appId }: PublishedApplet, bare: string) => {
  const [ours, against]: [number[], number[]] = [[], []];
  for (let round = 0; round < opens; round += 1) {
    const phone = await phoneOfBruna(browser, at);
    await phone.goto(`${at}/phone/applet/${appId}`);
    ours.push(await loadMs(phone));
    await phone.context().close();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(bare);
    against.push(await loadMs(page));
    await context.close();
  }
  return [quantile(ours, 0.5), quantile(against, 0.5)] as const;
};

/** What the tool exports of these files and a page. */
const exported = (appId: string, files: Readonly<Record<string, string>>): Promise<Buffer> => {
  const all: Readonly<Record<string, string>> = {
    'app.json': JSON.stringify({ appId, name: 'Barraca', pages: ['index.html'] }),
    'index.html': '<!doctype html><title>Barraca</title>',
    ...files,
  };
  const bytes = new Map(Object.entries(all).map(([name, text]) => [name, new Uint8Array(Buffer.from(text))]));
  return zipOf([[exportListName, JSON.stringify(exportListOf(appId, bytes, '0.1.0'))], ...Object.entries(all)]);
};

/** From the announcement of a package of nearly 20 MB until its version is made. */
const measureUpload = async (
  at: string,
  { id }: PublishedApplet,
): Promise<readonly [ours: number, hashing: number]> => {
  const token = await atWork(at, 'ana@cafe.example');
  const call = callerOf(at, token);
  const { appId } = await call(getApplet, { params: { id } });
  const text = () => `//${randomBytes(1_000_000).toString('hex').slice(0, 1_999_000)}`;
  const large = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`b${index}.js`, text()]));
  const zip = await exported(appId, large);
  const hashedFrom = performance.now();
  for (const bytes of [zip, ...Object.values(large)]) createHash('sha256').update(bytes).digest();
  const from = performance.now();
  const use = Buffer.from('package').toString('base64');
  const ask = (method: string, path: string, headers: Readonly<Record<string, string>>, body?: Buffer) =>
    fetch(at + path, {
      method,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...headers },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
  const announced = { 'upload-length': String(zip.length), 'upload-metadata': `use ${use}` };
  const place = (await ask('POST', '/upload', announced)).headers.get('location') ?? '';
  const type = 'application/offset+octet-stream';
  await ask('PATCH', place, { 'upload-offset': '0', 'content-type': type }, zip);
  const uploadId = place.split('/').at(-1) ?? '';
  await call(createVersion, { params: { id }, body: { uploadId, number: '2.0.0', description: 'Grande.' } });
  return [performance.now() - from, from - hashedFrom];
};

/** Mini programs: opening one on the phone, and making a version of a large package. */
export const measureApplets = async ({ say }: Options): Promise<Row[]> => {
  const executablePath = findBrowser();
  if (!executablePath) return [{ what: 'mini programs', ours: 'no Chromium here', against: '', ratio: '', goal: '' }];
  const demo = await openDemo();
  process.env.E2E_DATA = demo.dataDir;
  const at = demo.server.url.replace('127.0.0.1', 'localhost');
  const files = shopFiles();
  const bare = await openStatic(files);
  const browser = await chromium.launch({ executablePath, args: ['--disable-dev-shm-usage', '--disable-gpu'] });
  try {
    const applet = await publish(at, { files });
    const [ours, against] = await measureOpening(browser, at, applet, bare.url);
    say(`opening: ${milliseconds(ours)} against ${milliseconds(against)}`);
    const [upload, hashing] = await measureUpload(at, applet);
    return [
      {
        what: `a mini program of 2 MB on the phone, empty cache, from the first request until all files are there, half of ${opens}`,
        ours: milliseconds(ours),
        against: `the same files from node:http: ${milliseconds(against)}`,
        ratio: times(ours / against),
        goal: '≤ 1.3×',
      },
      {
        what: 'a package of 18 MB, from its announcement until its version is made',
        ours: seconds(upload / 1000),
        against: `SHA-256 of the package and its files: ${seconds(hashing / 1000)}`,
        ratio: times(upload / hashing),
        goal: '',
      },
    ];
  } finally {
    await browser.close();
    bare.close();
    await demo.close();
  }
};
