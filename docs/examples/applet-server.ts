import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { env, stdout } from 'node:process';
import { createMerchantClient } from '@balcao/sdk/merchant';

const { BALCAO_URL = 'http://localhost:3000', BALCAO_MERCHANT = '', BALCAO_SERIAL = '', PORT = '4242' } = env;
const { BALCAO_KEY_FILE = 'merchant-key.pem', BALCAO_KEY_ID = '' } = env;
const merchant = createMerchantClient({
  baseUrl: BALCAO_URL,
  merchantNumber: BALCAO_MERCHANT,
  serial: BALCAO_SERIAL,
  privateKey: readFileSync(BALCAO_KEY_FILE, 'utf8'),
  platformKeys: { [BALCAO_KEY_ID]: readFileSync(env.BALCAO_PLATFORM_KEY_FILE ?? 'platform-key.pem', 'utf8') },
});

const post = async (path: string, body: object, token?: string) => {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${BALCAO_URL}/open/v3.0/applet${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const { data, msg } = JSON.parse(await answer.text());
  if (!answer.ok) throw new Error(msg);
  return data;
};

// Two tokens are good at a time: one is kept until a minute before its end.
let token = { accessToken: '', expiresAt: '' };
const accessToken = async (): Promise<string> => {
  if (Date.now() > Date.parse(token.expiresAt || '1970-01-01') - 60_000)
    token = await post('/token', { appId: env.BALCAO_APP_ID, appSecret: env.BALCAO_APP_SECRET });
  return token.accessToken;
};

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
};

/** Who ordered which: a real shop keeps this in its database. */
const orders = new Map<string, string>();

const placeOrder = async (request: IncomingMessage) => {
  const { code } = await bodyOf(request);
  const { openId } = await post('/login', { code }, await accessToken());
  const merchantOrderNumber = randomUUID();
  // The price stands on the server: a page can send anything.
  const order = { merchantOrderNumber, method: '02', amount: 12_00, goodsName: 'Café' } as const;
  const { payUrl } = await merchant.createOrder(order);
  orders.set(merchantOrderNumber, openId);
  return { merchantOrderNumber, payUrl };
};

const server = createServer(async (request, response) => {
  // Pages of mini programs have no origin.
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'content-type');
  if (request.method !== 'POST' || request.url !== '/orders')
    return response.writeHead(request.method === 'OPTIONS' ? 204 : 404).end();
  try {
    const made = await placeOrder(request);
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(made));
  } catch {
    return response.writeHead(502).end();
  }
});
server.listen(Number(PORT), () => {
  const address = server.address();
  stdout.write(`http://localhost:${typeof address === 'object' ? address?.port : PORT}\n`);
});
