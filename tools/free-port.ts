import net from 'node:net';

/** Below the ports that systems use for outgoing connections, and outside the range that the browser tests choose from. */
const first = 10_000;
const count = 10_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = net.createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

/**
 * A port without a listener. The system's own choice would come from the range of outgoing connections: a browser or a database
 * client could take it before a server that starts meanwhile does.
 */
export const freePort = async (): Promise<number> => {
  const port = first + Math.floor(Math.random() * count);
  return (await isFree(port)) ? port : freePort();
};
