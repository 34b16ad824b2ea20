import http, { type IncomingMessage, type ServerResponse } from 'node:http';

/** Waits while the server starts; answers with its port, or undefined when it could not start. */
export type FindPort = () => Promise<number | undefined>;

const down = 'The server is not running: the terminal of `npm run dev` says why. It starts again at the next save.\n';

const refuse = (response: ServerResponse, status: number, text: string): void => {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
};

/** Whether nothing of the request can have been acted on, so that it may be sent once more. */
const isSafeToRepeat = (error: NodeJS.ErrnoException, { method }: IncomingMessage): boolean =>
  error.code === 'ECONNREFUSED' || (error.code === 'ECONNRESET' && method === 'GET');

/**
 * Carries a request to the server and its answer back. A request that comes while the server starts waits for it; 503 when it
 * could not start.
 */
export const forward = async (
  request: IncomingMessage,
  response: ServerResponse,
  findPort: FindPort,
  attempts = 20,
): Promise<void> => {
  const port = await findPort();
  if (port === undefined) return refuse(response, 503, down);
  const outgoing = http.request(
    {
      host: '127.0.0.1',
      port,
      agent: false, // A connection that was kept alive would lead to the server of before.
      path: request.url,
      method: request.method,
      headers: { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress },
      setHost: false,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    },
  );
  outgoing.once('error', (error: NodeJS.ErrnoException) => {
    if (response.destroyed) return;
    const again = (): void => void forward(request, response, findPort, attempts - 1);
    if (attempts > 0 && !response.headersSent && isSafeToRepeat(error, request)) return void setTimeout(again, 50);
    refuse(response, 502, `The server broke off: ${error.message}\n`);
  });
  // Nothing of the body is read before there is a connection, so a refused one loses nothing.
  outgoing.once('socket', (socket) => socket.once('connect', () => request.pipe(outgoing)));
  response.once('close', () => outgoing.destroy());
};
