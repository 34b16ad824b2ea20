import net, { type AddressInfo } from 'node:net';

/** The test file of all virus scanners, put together here so that none stops at this file. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

const sizeLimit = 'INSTREAM size limit exceeded. ERROR\0';
type Mood = 'well' | 'silent' | 'cut' | 'endless';
const answers: Readonly<Record<Mood, string | undefined>> = {
  well: 'stream: OK\0',
  silent: undefined,
  cut: 'stream: O',
  endless: 'stream: OK'.repeat(1_000),
};

/** What came between the lengths, or undefined while the last part has not come. */
const contentOf = (sent: Buffer): Buffer | undefined => {
  const parts: Buffer[] = [];
  for (let at = 'zINSTREAM\0'.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
};

/** A virus scanner that speaks as clamd does, in a mood of the test's choosing. */
export const openScanner = async ({ streamMaxLength = Number.POSITIVE_INFINITY } = {}) => {
  const scanned: Buffer[] = [];
  const sockets = new Set<net.Socket>();
  let mood: Mood = 'well';
  const server = net.createServer((socket) => {
    let sent: Buffer = Buffer.alloc(0);
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      sent = Buffer.concat([sent, chunk]);
      // As clamd does: it reports the error and closes the connection, even while more data are on their way.
      if (sent.length > streamMaxLength) return void socket.end(sizeLimit, () => socket.destroy());
      const content = contentOf(sent);
      if (!content) return;
      scanned.push(content);
      const said = mood === 'well' && content.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : answers[mood];
      if (said !== undefined) socket.end(said);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    feel: (now: Mood): void => {
      mood = now;
    },
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
};
export type FakeScanner = Awaited<ReturnType<typeof openScanner>>;
