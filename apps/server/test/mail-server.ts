import net from 'node:net';

/** As much of a mail server as a sender needs: greets, agrees, and takes the letters. */
export const openMailServer = async () => {
  let said = '';
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.write('220 mail.test\r\n');
    let inLetter = false;
    let heard = '';
    socket.on('data', (part: Buffer) => {
      const text = part.toString();
      said += text;
      heard += text;
      if (inLetter) {
        if (!heard.endsWith('\r\n.\r\n')) return;
        inLetter = false;
        socket.write('250 taken\r\n');
      } else if (/^DATA/m.test(text)) {
        inLetter = true;
        socket.write('354 go on\r\n');
      } else socket.write(/^QUIT/m.test(text) ? '221 bye\r\n' : '250 mail.test\r\n');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    /** All that senders have said. */
    said: (): string => said,
    /** To how many letters of this address the server has listened. */
    lettersTo: (address: string): number => said.split(`RCPT TO:<${address}>`).length - 1,
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
};
