import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const lookEveryMs = 100;
/** A server that says so often in a row that it is not ready gets no more calls. */
const fallsAfter = 3;

interface Server {
  readonly url: string;
  readonly agent: http.Agent;
  /** How often in a row it was not ready. */
  missed: number;
}

const isUp = ({ missed }: Server): boolean => missed < fallsAfter;

/** A balancer as operators have one: it asks each server every 100 ms whether it is ready, keeps connections, and sends nothing twice. */
export const openBalancer = async (urls: readonly string[]) => {
  const servers: Server[] = urls.map((url) => ({
    url,
    agent: new http.Agent({ keepAlive: true }),
    missed: fallsAfter,
  }));
  const look = (server: Server): Promise<unknown> =>
    fetch(`${server.url}/ready`, { headers: { connection: 'close' } })
      .then(({ ok }) => ok)
      .catch(() => false)
      .then((isReady) => {
        server.missed = isReady ? 0 : server.missed + 1;
      });
  await Promise.all(servers.map(look));
  const looking = setInterval(() => servers.forEach((server) => void look(server)), lookEveryMs);

  let turn = 0;
  const next = (): Server | undefined => {
    turn += 1;
    const ready = servers.filter(isUp);
    return ready[turn % ready.length];
  };
  const balancer = http.createServer((request, response) => {
    const server = next();
    if (!server) return void response.writeHead(502).end();
    const { method, headers, url: path = '/' } = request;
    const asked = http.request(new URL(path, server.url), { method, headers, agent: server.agent }, (answer) => {
      const { connection, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, others);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  });
  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    /** How many of the servers it sends calls to. */
    readyServers: (): number => servers.filter(isUp).length,
    close: async (): Promise<void> => {
      clearInterval(looking);
      balancer.closeAllConnections();
      balancer.close();
      await once(balancer, 'close');
      for (const { agent } of servers) agent.destroy();
    },
  };
};
