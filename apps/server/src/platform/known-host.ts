import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

/** Names under which a machine reaches itself: nobody else can bring a browser here by them. */
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Load balancers and monitoring call these by any host name or IP address. */
const openToAnyName = new Set<string | undefined>(['/health', '/ready', '/metrics']);

const parts = /^(\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)\.?(?::([0-9]{1,5}))?$/;

/**
 * Tells whether a Host header names this server: the host of the public address with its port, or this machine by a loopback name
 * with any port. Upper case and the root's full stop at the end are the same name.
 */
export const createHostCheck = (publicBaseUrl: string): ((host: string | undefined) => boolean) => {
  const { hostname, port, protocol } = new URL(publicBaseUrl);
  const usualPort = protocol === 'https:' ? '443' : '80';
  const publicName = hostname.replace(/\.$/, '');
  const publicPort = port || usualPort;
  return (host) => {
    const [, name = '', itsPort = usualPort] = parts.exec(host?.toLowerCase() ?? '') ?? [];
    return ownNames.has(name) || (name === publicName && Number(itsPort) === Number(publicPort));
  };
};

/**
 * Answers only under its own host (rule: one-public-address): a page of a stranger's name that leads here, or a forged header, gets
 * nothing. Only the header `Host` is read; what a balancer claims in X-Forwarded-Host is not, since anyone may send that.
 */
export const refuseUnknownHosts = (app: FastifyInstance, publicBaseUrl: string): void => {
  const isKnown = createHostCheck(publicBaseUrl);
  app.addHook('onRequest', (request, _reply, done) => {
    if (!openToAnyName.has(request.routeOptions.url) && !isKnown(request.headers.host)) refuse('host_unknown');
    done();
  });
};
