import type { Config } from './config.ts';
import { ConfigError } from './platform/config-error.ts';

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');
const callOf = (error: Error): string => ('syscall' in error ? String(error.syscall) : '');

/** The system's reasons for not letting a server listen, as sentences. */
const listening = (error: Error, { host, port }: Config): string | undefined => {
  const isOfHost = 'hostname' in error && error.hostname === host;
  if (callOf(error) !== 'listen' && !isOfHost) return undefined;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken by another program: stop that one, or set PORT to another port.`;
    case 'EACCES':
      return `This account may not listen on port ${port}: set PORT to one above 1023.`;
    default:
      return `HOST is ${host}, which is no address of this machine: correct it or leave it unset.`;
  }
};

/** Classes of SQLSTATE for a refused connection: rights, and databases that do not exist. */
const isClosedDatabase = (error: Error): boolean => /^(28...|3D000|08...)$/.test(codeOf(error));

const reaching = (error: Error, { databaseUrl }: Config): string | undefined => {
  const isFar = /^(connect|getaddrinfo)$/.test(callOf(error)) || isClosedDatabase(error);
  return databaseUrl && isFar ? `DATABASE_URL leads to no database that lets us in: ${error.message}.` : undefined;
};

/**
 * What is printed when the server cannot start: one sentence that says what to change where the cause is known, and everything
 * where it is not. `config` is undefined when that is what could not be read.
 */
export const sentenceOf = (error: Error, config: Config | undefined): string => {
  if (error instanceof ConfigError) return error.message;
  const known = config && (listening(error, config) ?? reaching(error, config));
  return known ?? `Balcão could not start: ${error.stack ?? error.message}`;
};
