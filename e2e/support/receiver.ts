import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A notification as it arrived at a merchant's server. */
export interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly bytes: Buffer;
}

/** A merchant's server on this machine that is notified; `close` it when the test ends. */
export const openReceiver = async (): Promise<{ url: string; received: Received[]; close(): void }> => {
  const received: Received[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
      const bytes = Buffer.concat(parts);
      received.push({ headers: Object.fromEntries(headers), bytes, body: bytes.toString('utf8') });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/avisos`,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
