import type { People } from './people.ts';

/** Anyone's page may ask: what someone may see is decided by their session, which no other page has. */
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-max-age': '600',
} as const;

export const answerJson = (data: unknown, status = 200): Response => Response.json(data, { status, headers });

/** What is answered instead of what was asked for. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'Refused';
    this.status = status;
  }
}

interface Asked {
  readonly body: Readonly<Record<string, unknown>>;
  /** Of the person who asks. @throws Refused 401 without a known person. */
  readonly openId: () => string;
}
export type Routes = Readonly<Record<string, (asked: Asked) => Promise<unknown>>>;

const bodyBytesAtMost = 16_384;

const bodyOf = async (request: Request): Promise<Asked['body']> => {
  const text = await request.text();
  if (text === '') return {};
  if (text.length > bodyBytesAtMost) throw new Refused(413, 'too large');
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return { ...body };
  } catch {
    // Answered below.
  }
  throw new Refused(400, 'not JSON');
};

/** Answers each request by the route that stands under its method and path. */
export const serveRoutes =
  (people: People, routes: Routes) =>
  async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const route = routes[`${request.method} ${new URL(request.url).pathname}`];
    const openId = (): string => {
      const known = people.of(request);
      if (known === undefined) throw new Refused(401, 'log in first');
      return known;
    };
    try {
      if (!route) throw new Refused(404, 'not found');
      return answerJson(await route({ body: await bodyOf(request), openId }));
    } catch (error) {
      if (error instanceof Refused) return answerJson({ error: error.message }, error.status);
      return answerJson({ error: 'unavailable' }, 503);
    }
  };
