import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import { ConfigError } from '../config-error.ts';

/**
 * Makes this process the only one that may start a PostgreSQL on the folder, and returns what gives the right back.
 *
 * The right is a name in the kernel's abstract socket space: two processes can never hold it together, and it goes away with
 * its holder however that dies, so there is no stale lock to judge. The file next to the data only says which process holds it.
 * @throws ConfigError naming the other process while it lives.
 */
export const claim = async (dataDir: string): Promise<() => void> => {
  const file = `${dataDir}.owner`;
  const lock = net.createServer();
  lock.unref();
  try {
    await listening(lock, `\0balcao-${createHash('sha256').update(dataDir).digest('hex')}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `Another server (process ${read(file)}) is using ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    );
  }
  fs.rmSync(file, { force: true }); // An earlier holder may have been another account, whose file we could not write.
  fs.writeFileSync(file, String(process.pid));
  return () => {
    fs.rmSync(file, { force: true });
    lock.close();
  };
};

const listening = (server: net.Server, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path: name, exclusive: true }, resolve);
  });

const read = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8') || 'unknown';
  } catch {
    return 'unknown';
  }
};
