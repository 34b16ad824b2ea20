import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Answer } from './server-needs.ts';

const bodyBytesAtMost = 64 * 1024;

const textOf = async (incoming: IncomingMessage): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    bytes += chunk.length;
    if (bytes > bodyBytesAtMost) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Answers one request of HTTP by a function from request to response. */
export const answerHttp =
  (answer: Answer) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<unknown> => {
    const body = await textOf(incoming).catch(() => undefined);
    if (body === undefined) return outgoing.writeHead(413).end();
    const { method = 'GET', url = '/', headers } = incoming;
    const request = new Request(new URL(url, 'http://server.invalid'), {
      method,
      headers: { authorization: headers.authorization ?? '' },
      ...(body === '' ? {} : { body }),
    });
    const response = await answer(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    return outgoing.end(Buffer.from(await response.arrayBuffer()));
  };

/** A server that answers by a function from request to response. */
export const serveHttp = (answer: Answer): Server => createServer(answerHttp(answer));
