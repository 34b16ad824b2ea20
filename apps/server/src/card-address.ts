import path from 'node:path';
import { readConfig } from './config.ts';
import { cardCallbackPath } from './platform/card-config.ts';
import { ConfigError } from './platform/config-error.ts';

/** Prints the callback address that is to be registered with the card acquirer. */
const print = (): void => {
  const { card, publicBaseUrl } = readConfig(process.env, path.resolve(import.meta.dirname, '../../..'));
  if (!card) throw new ConfigError('CARD_URL is not set: no acquirer of cards is configured.');
  process.stdout.write(`${publicBaseUrl}${cardCallbackPath(card)}\n`);
};

try {
  print();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
