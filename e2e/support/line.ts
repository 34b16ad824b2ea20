import { once } from 'node:events';
import http from 'node:http';
import { forward } from '../../tools/dev/forward.ts';
import { freePort } from '../../tools/free-port.ts';

/**
 * A line to the server at an address of its own. Cut, the address refuses connections, as that of a server that is down: the browser itself is
 * still on the network. `answer` takes the place of the server's answers at a path.
 */
export const openLine = async (baseUrl: string | undefined) => {
  const server = Number(new URL(baseUrl ?? '').port);
  const answers = new Map<string, (response: http.ServerResponse) => void>();
  const port = await freePort();
  const open = async () => {
    const front = http.createServer((request, response) => {
      const answer = answers.get(request.url ?? '');
      return answer ? answer(response) : void forward(request, response, async () => server);
    });
    front.listen(port, '127.0.0.1');
    await once(front, 'listening');
    return front;
  };
  let front = await open();
  const cut = (): void => {
    front.close();
    front.closeAllConnections();
  };
  return {
    url: `http://localhost:${port}`,
    cut,
    mend: async () => {
      front = await open();
    },
    answer: (path: string, answer: (response: http.ServerResponse) => void) => void answers.set(path, answer),
    close: cut,
  };
};
