import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Config } from '../../apps/server/src/config.ts';
import { type FindPort, forward } from './forward.ts';
import type { WebApps } from './web-apps.ts';

/** What the server answers; all else is asked of the web apps first. */
const ofServer = /^\/(admin|open|app\/v1|console\/v1|sandbox|upload|docs|health|ready|metrics|pay|qr)(?=[/?#]|$)/i;

interface Needs {
  readonly port: FindPort;
  /** Undefined while they open. */
  readonly web: () => WebApps | undefined;
}

/** The one address of development: pages and modules of the web apps from Vite, all else from the server. */
export const createFront = ({ port, web }: Needs): http.Server =>
  http.createServer((request: IncomingMessage, response: ServerResponse) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const toServer = (): void => void forward(request, response, port);
    if (!reads || ofServer.test(request.url ?? '')) return toServer();
    const apps = web();
    if (apps) return apps.answer(request, response, toServer);
    response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('The web apps are opening.\n');
  });

/** Listens where `npm start` would. @throws Error of the system when the address is taken. */
export const listen = (front: http.Server, { port, host }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    front.once('error', reject);
    front.listen({ port, host }, () => {
      front.off('error', reject);
      resolve();
    });
  });
