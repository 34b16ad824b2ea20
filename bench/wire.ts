import net from 'node:net';

/** What came back of one request. */
export interface Reply {
  readonly status: number;
  readonly body: string;
}

/** One connection that stays open and carries one request at a time. */
export interface Wire {
  ask(method: string, path: string, headers: Readonly<Record<string, string>>, body: string): Promise<Reply>;
  close(): void;
}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (reason: Error) => void;
}

/** The reply that `text` begins with, once all of it has come. Only answers that tell their length are read. */
const readReply = (text: Buffer): Reply | undefined => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = text.toString('latin1', 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error(`an answer without its length: ${head}`);
  const from = end + 4;
  if (text.length < from + length) return undefined;
  return { status: Number(head.slice(9, 12)), body: text.toString('utf8', from, from + length) };
};

/**
 * HTTP/1.1 as bare as it can be: client and server share the cores of the machine, and `pgbench`, which ours is compared with, takes
 * next to none of them for itself.
 */
export const openWire = async (url: string): Promise<Wire> => {
  const { hostname, port, host } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let waiting: Waiting | undefined;
  let heard: Buffer | undefined;
  const fail = (error: Error): void => waiting?.reject(error);
  socket.removeAllListeners('error');
  socket.on('error', fail).on('close', () => fail(new Error('the server has closed the connection')));
  socket.on('data', (part) => {
    heard = heard ? Buffer.concat([heard, part]) : part;
    const reply = readReply(heard);
    if (!reply) return;
    heard = undefined;
    waiting?.resolve(reply);
  });
  return {
    ask: (method, path, headers, body) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        let head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
        for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
        socket.write(`${head}\r\n${body}`);
      }),
    close: () => socket.destroy(),
  };
};
