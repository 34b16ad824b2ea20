import type { FastifyInstance } from 'fastify';
import type { AppletAddresses } from './applet-address.ts';

/** On the host of each mini program: a page of ours with nothing in it, under the same rules as its own. */
export const earlyFramePath = '/balcao/frame.html';
export const earlyFrame = '<!doctype html><title></title>';

const hostName = /^bl[0-9a-f]{16}(?:-\d{1,3})?$/;

/**
 * Leads a frame of the phone to the host of a mini program before it is open, so that the browser begins the process of that host while
 * the phone asks for the address (decision 066). It says nothing of whether there is such a mini program.
 */
export const serveEarlyFrames = (app: FastifyInstance, addresses: Pick<AppletAddresses, 'origin'>): void => {
  app.get<{ Params: { name: string } }>('/phone/frame/:name', (request, reply) => {
    const { name } = request.params;
    if (!hostName.test(name)) return reply.callNotFound();
    return reply.redirect(`${addresses.origin(name)}${earlyFramePath}`);
  });
};
