import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const everyMs = 50;

/**
 * Makes a closing server wait only for running answers. Fastify closes the connections that are idle when it begins to close. Node keeps those
 * without any request so far (browsers open such ones in advance), and a stream that ends meanwhile leaves another. Each of them would delay the end
 * of the process until its time-out.
 */
export const closeWithoutWaiting = (app: FastifyInstance): void => {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of silent) socket.destroy();
    }, everyMs);
    app.server.once('close', () => clearInterval(timer));
    done();
  });
};

/**
 * While the process is asked to stop and still takes calls, each answer ends its connection: the balancer in front opens the next one to
 * another process, and none is cut in the moment in which a call comes in on it (rule: graceful-stop).
 */
export const letConnectionsGo = (app: FastifyInstance, isReady: () => boolean): void =>
  void app.addHook('onRequest', (_request, reply, done) => {
    if (!isReady()) reply.header('connection', 'close');
    done();
  });
