import { spawn } from 'node:child_process';
import process from 'node:process';

/** By which program each system opens an address; the address is an argument of its own and passes no shell. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the person's browser. Where there is none, nothing happens: the address has been shown. */
export const openBrowser = (address: string): void => {
  const [program, ...before] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...before, new URL(address).href], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
};
