import net, { type AddressInfo, type Socket } from 'node:net';

/** A line to a server that a test breaks: `cut` ends it after so many bytes, once; `hang` keeps what comes after them. */
export interface BrokenLine {
  readonly url: string;
  /** Bytes that have gone to the server. */
  sent(): number;
  /** From now on so many bytes pass; then it breaks. Done when it has. */
  breakAfter(bytes: number, how: 'cut' | 'hang'): Promise<void>;
  /** Lets everything pass again, on new connections. */
  mend(): void;
  close(): Promise<void>;
}

export const openBrokenLine = async (to: string): Promise<BrokenLine> => {
  const sockets = new Set<Socket>();
  let sent = 0;
  let limit = Number.POSITIVE_INFINITY;
  let how: 'cut' | 'hang' = 'cut';
  let broke = (): void => undefined;
  const mend = (): void => {
    limit = Number.POSITIVE_INFINITY;
  };
  const carry = (caller: Socket, server: Socket): void => {
    // Behind what was kept back nothing of this connection passes: a line loses its end, never its middle.
    let isLost = false;
    caller.on('data', (bytes) => {
      if (isLost) return;
      if (sent + bytes.length <= limit) {
        sent += bytes.length;
        server.write(bytes);
        return;
      }
      isLost = true;
      limit = 0;
      broke();
      if (how === 'hang') return;
      mend();
      caller.destroy();
      server.destroy();
    });
    server.pipe(caller);
  };
  const line = net.createServer((caller) => {
    const server = net.connect(Number(new URL(to).port), '127.0.0.1');
    for (const socket of [caller, server]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        caller.destroy();
        server.destroy();
      });
    }
    carry(caller, server);
  });
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    sent: () => sent,
    breakAfter: (bytes, wanted) =>
      new Promise((done) => {
        how = wanted;
        limit = sent + bytes;
        broke = done;
      }),
    mend,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => line.close(done));
    },
  };
};
