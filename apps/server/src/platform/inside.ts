import type { FastifyInstance } from 'fastify';

/** Carries a request to the product itself, through the same checks as from outside, and its answer back. */
export const carryInside = async (app: FastifyInstance, request: Request): Promise<Response> => {
  const url = new URL(request.url);
  const payload = await request.text();
  const answer = await app.inject({
    method: request.method as 'POST',
    url: url.pathname + url.search,
    headers: { ...Object.fromEntries(request.headers), host: url.host },
    ...(payload ? { payload } : {}),
  });
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
};
