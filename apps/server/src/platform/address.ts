import type { FastifyRequest } from 'fastify';

/** Where the request names the whole address, as it does to a proxy. */
const wholeAddress = /^https?:\/\/[^/]*/i;

const isReadable = (path: string): boolean => {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * The address that is given to the router. A path that cannot be decoded would be answered by the router itself, without any of our checks, so its
 * percent signs are escaped instead.
 */
export const routableAddress = (sent: string): string => {
  const [path = ''] = sent.split(/[?#]/, 1);
  return isReadable(path) ? sent : path.replaceAll('%', '%25') + sent.slice(path.length);
};

/** Path and query exactly as they were sent: what is signed, and what is written down. */
export const targetOf = (request: FastifyRequest): string => request.originalUrl;

/** The path as the router reads it: all code that needs the path takes it from here, since one path has many spellings. */
export const pathAsked = (request: FastifyRequest): string => {
  const [path = ''] = request.url.replace(wholeAddress, '').split(/[?#]/, 1);
  return isReadable(path) ? decodeURI(path) : path;
};

/** Is it a call of the open API? A known route says so itself; an unknown path is of it where it begins as its paths do. */
export const isOfOpenApi = (request: FastifyRequest): boolean => {
  const { endpoint } = request.routeOptions.config;
  return endpoint ? endpoint.face === 'open' : /^\/open(?:\/|$)/i.test(pathAsked(request));
};
