import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';

/** Node keeps the first of several and drops the rest; a proxy in front may have looked at another one. */
const hasTwoAuthorizations = ({ raw: { rawHeaders } }: FastifyRequest): boolean => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 'authorization'.length && name.toLowerCase() === 'authorization') count += 1;
  }
  return count > 1;
};

/** A read request has no body. If one came, neither the signature nor a schema would cover it. */
const hasForbiddenBody = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0);

const expectsTheUnknown = ({ headers: { expect } }: FastifyRequest): boolean =>
  expect !== undefined && expect.toLowerCase() !== '100-continue';

/**
 * Refuses what the head of a request leaves open to more than one reading, before any of it is acted on: two `Authorization` headers,
 * a GET with a body, an `Expect` that the server does not know (RFC 9110, sections 5.3, 9.3.1 and 10.1.1).
 * @throws Refusal `authorization_twice`, `body_not_allowed`, `expectation_unknown`.
 */
export const refuseUnfitHeads = (app: FastifyInstance): void => {
  // Node would answer by itself, with an empty body and past every hook.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasTwoAuthorizations(request)) refuse('authorization_twice');
    if (hasForbiddenBody(request)) refuse('body_not_allowed');
    if (expectsTheUnknown(request)) refuse('expectation_unknown');
    done();
  });
};
