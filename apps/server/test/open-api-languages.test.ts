import { spawnSync } from 'node:child_process';
import { pay } from '@balcao/contract/customer';
import { listOrders } from '@balcao/contract/order';
import { addWebhook, testWebhook } from '@balcao/contract/webhook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../tools/free-port.ts';
import { customer } from './customers.ts';
import { type GuideFolder, guide, openGuideFolder, programsOf } from './guide-programs.ts';
import { type ReceivedRequest, receiver } from './merchants.ts';
import { openTeam, register, type Team } from './people.ts';

import { openTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

/** How a program of a language is run, where this machine has the language. */
interface Language {
  readonly name: string;
  readonly isHere: boolean;
  readonly order: string;
  readonly program: string;
  readonly args: (file: string) => readonly string[];
  /** The check of notifications, listening. */
  readonly hook: (port: string) => readonly string[];
  readonly files: readonly [client: string, order: string, refund: string, hook: string];
}
const runs = (program: string, ...args: readonly string[]): boolean => spawnSync(program, args).status === 0;
const languages: readonly Language[] = [
  {
    name: 'Python',
    isHere: runs('python3', '-c', 'import cryptography'),
    order: 'C-1',
    program: 'python3',
    args: (file) => [file],
    hook: () => ['hook.py'],
    files: ['balcao.py', 'first-order.py', 'refund.py', 'hook.py'],
  },
  {
    name: 'PHP',
    isHere: runs('php', '-r', 'exit(function_exists("sodium_bin2hex") && function_exists("openssl_sign") ? 0 : 1);'),
    order: 'D-1',
    program: 'php',
    args: (file) => [file],
    hook: (port) => ['-S', `127.0.0.1:${port}`, 'hook.php'],
    files: ['balcao.php', 'first-order.php', 'refund.php', 'hook.php'],
  },
  {
    name: 'Java',
    isHere: runs('javac', '-version') && runs('java', '-version'),
    order: 'E-1',
    program: 'java',
    args: (file) => ['-cp', '.', file.replace('.java', '')],
    hook: () => ['-cp', '.', 'Hook'],
    files: ['Balcao.java', 'FirstOrder.java', 'Refund.java', 'Hook.java'],
  },
];

let testApp: TestApp;
let team: Team;
let server: GuideFolder;
let told: ReceivedRequest;
let secret: string;

beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true, products: ['03'] });
  server = await openGuideFolder(testApp, team);
  const hook = await receiver();
  const added = await team.call(addWebhook, { body: { url: hook.url } });
  secret = added.secret;
  await team.call(testWebhook, { params: { id: added.endpoint.id } });
  told = await hook.receive();
  await hook.close();
});
afterAll(async () => {
  await testApp.close();
  server.close();
});

const found = async (number: string) => (await team.call(listOrders, { query: { number } })).list[0];
const payOrder = async (number: string): Promise<void> => {
  const bruna = await customer(testApp);
  const { rows } = await testApp.platform.db.$client.query(
    'select br_code as code from "order" where merchant_order_number = $1',
    [number],
  );
  await bruna.call(pay, { body: { code: rows[0].code, amount: 12_34 } }, { idempotencyKey: crypto.randomUUID() });
  await until(
    () => found(number),
    (order) => order?.status === '02',
  );
};
const headersOf = ({ headers }: ReceivedRequest): Record<string, string> =>
  Object.fromEntries(['id', 'timestamp', 'signature'].map((of) => [`webhook-${of}`, String(headers[`webhook-${of}`])]));
/** What the program answers to a notification, once it listens. */
const answerOf = async (url: string, body: string, headers = headersOf(told)): Promise<number> => {
  const asked = () => fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
  const answer = await until(asked, (one) => one !== undefined);
  return answer?.status ?? 0;
};

for (const { name, isHere, order, program, args, hook, files } of languages) {
  const [, firstOrder, refund] = files;
  describe.runIf(isHere)(`the guide, with ${name}`, () => {
    beforeAll(async () => {
      if (name === 'Java') await server.start('sh', ['-c', 'javac -encoding UTF-8 *.java']);
    });
    it('makes an order, asks for it, and believes signed answers alone', async () => {
      const printed = await server.start(program, args(firstOrder));
      expect(printed).toContain('br.gov.bcb.pix');
      expect(await found(order)).toMatchObject({ amount: 12_34, status: '01', goodsName: 'Café' });
    });
    it('says the name of a refusal', async () => {
      const said = await server.start(program, args(firstOrder)).catch((failed) => `${failed.stdout}${failed.stderr}`);
      expect(said).toContain('order_number_used');
    });
    it('does not believe an answer that the platform has not signed', async () => {
      const impostor = await receiver();
      const headers = {
        'balcao-key-id': testApp.platform.signing.keyId,
        'balcao-timestamp': '1',
        'balcao-signature': 'A'.repeat(86),
      };
      impostor.answerWith({ status: 200, headers, body: '{"code":200,"data":{"review":"3"}}' });
      const BALCAO_URL = new URL(impostor.url).origin;
      await expect(server.start(program, args(refund), { BALCAO_URL })).rejects.toThrow();
      expect(impostor.requests).toHaveLength(1);
      await impostor.close();
    });
    it('gives a part of it back', async () => {
      await payOrder(order);
      expect(await server.start(program, args(refund))).toContain(`${order}-1`);
      expect(await found(order)).toMatchObject({ refundedAmount: 500 });
    });
    it('tells a notification of the platform from any other', async () => {
      const PORT = String(await freePort());
      server.serve(program, hook(PORT), { PORT, WEBHOOK_SECRET: secret });
      const url = `http://127.0.0.1:${PORT}/`;
      expect(await answerOf(url, told.body)).toBe(204);
      expect(await answerOf(url, `${told.body} `)).toBe(400);
      expect(await answerOf(url, told.body, { ...headersOf(told), 'webhook-timestamp': '1' })).toBe(400);
      expect(await answerOf(url, told.body, {})).toBe(400);
    });
  });
}

describe('the languages of the guide', () => {
  it('are all run here, but for those that this machine lacks', () => {
    const theirs = [...programsOf(guide).keys()].filter((file) => !/[.](ts|sh)$/.test(file));
    expect(theirs.toSorted()).toEqual(languages.flatMap(({ files }) => files).toSorted());
  });
});
