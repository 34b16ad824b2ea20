import { createHmac, createPublicKey, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto';
import http from 'node:http';
import { answerHeaders, answerLines, requestLines } from '@balcao/contract/open-signature';
import { readAuthorization } from '../apps/server/src/modules/certificate/authorization-header.ts';

/**
 * `node:http` that believes the same signatures of the same two requests as a payment, signs the same answer and stores nothing: what
 * a server in Node can be at best, with a database that costs nothing.
 */
const [port = ''] = process.argv.slice(2);
const merchantKey = createPublicKey(process.env.BARE_KEY ?? '');
const { privateKey } = generateKeyPairSync('ed25519');
const railSecret = randomBytes(32);

const order = (request: http.IncomingMessage, response: http.ServerResponse, body: string): string => {
  const fields = readAuthorization(request.headers.authorization);
  if (!fields) throw new Error('not signed');
  const { timestamp, nonce, signature } = fields;
  const lines = requestLines({ method: 'POST', target: request.url ?? '', timestamp, nonce, body });
  const digest = merchantKey.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  if (!verify(digest, Buffer.from(lines), merchantKey, Buffer.from(signature, 'base64'))) throw new Error('forged');
  const { amount } = JSON.parse(body) as { amount: number };
  const txid = randomBytes(16).toString('hex');
  const data = { number: txid.slice(0, 20), amount, status: '01', pix: { txid, brCode: '0'.repeat(170) } };
  const text = JSON.stringify({ code: 200, msg: 'ok', data });
  const said = Buffer.from(answerLines({ status: 200, timestamp, nonce, keyId: 'bare', body: text }));
  response.setHeader(answerHeaders.signature, sign(null, said, privateKey).toString('base64'));
  return text;
};

const rail = (body: string): string => {
  createHmac('sha256', railSecret).update(body).digest('hex');
  return JSON.stringify({ received: typeof JSON.parse(body) === 'object' });
};

const server = http.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString();
    const text = request.headers.authorization ? order(request, response, body) : rail(body);
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      .end(text);
  });
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('Balcão is open\n'));
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
});
