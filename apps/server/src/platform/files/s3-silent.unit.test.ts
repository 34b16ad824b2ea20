import net, { type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createS3Files } from './s3-files.ts';

const headers = (bytes: number) => `HTTP/1.1 200 OK\r\ncontent-length: ${bytes}\r\netag: "1"\r\n\r\n`;
const open = new Set<Socket>();
let server: net.Server;
let asked = 0;
/** What the service says to a request before it goes silent. */
let says = '';
beforeEach(async () => {
  [asked, says] = [0, ''];
  server = net.createServer((socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      asked += 1;
      socket.write(says);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  for (const socket of open) socket.destroy();
  await new Promise((done) => server.close(done));
});

const silent = () => {
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const address = { endpoint, region: 'us-east-1', bucket: 'files', prefix: '', keyId: 'key', secret: 'secret' };
  return createS3Files(address, { warn: () => undefined }, { answerMs: 150, attempts: 2 });
};

it('a service that says nothing is given up after its attempts, and is unavailable', async () => {
  await expect(silent().write('one', Buffer.from('x'))).rejects.toMatchObject({ refusal: 'unavailable' });
  expect(asked).toBe(2);
  await expect(silent().received({ name: 'one', bytes: 8 })).rejects.toMatchObject({ refusal: 'unavailable' });
});

it('a file whose bytes stop coming is unavailable, and no half of one', async () => {
  says = `${headers(8)}half`;
  await expect(silent().read('one')).rejects.toMatchObject({ refusal: 'unavailable' });
});
