import { createPrivateKey, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { normalisePixKey, pixKeyTypes } from '@balcao/brazil/pix-key';
import * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';

/** How to reach a provider of the Central Bank's Pix API. */
export interface PixConfig {
  /** Where its paths begin, without a slash at the end. */
  readonly url: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** PEM: what we show of ourselves, and the key to it. */
  readonly cert: string;
  readonly key: string;
  /** PEM of the authority that signs the provider's certificate, where the machine does not trust it. */
  readonly ca: string | undefined;
  /** The platform's Pix key: where payers' money goes. */
  readonly chave: string;
  /** So many days back what was received is read again each night. */
  readonly againDays: number;
  /** What the proxy in front adds to a call whose certificate it has checked. */
  readonly callbackProof: { readonly header: string; readonly value: string } | undefined;
}

const isPixKey = (text: string): boolean =>
  Object.values(pixKeyTypes).some((type) => normalisePixKey(type, text) === text);
const Https = z.pipe(
  z.url({ protocol: /^https$/ }),
  z.transform((url) => url.replace(/\/+$/, '')),
);
const file = z.optional(z.string().check(z.minLength(1)));

/** The variables of the Pix rail, each checked by itself. */
export const pixVariables = {
  PIX_URL: z.optional(Https),
  PIX_TOKEN_URL: z.optional(Https),
  PIX_CLIENT_ID: z.optional(z.string().check(z.minLength(1))),
  PIX_CLIENT_SECRET: z.optional(z.string().check(z.minLength(1))),
  PIX_CERT: file,
  PIX_KEY: file,
  PIX_CA: file,
  PIX_CHAVE: z.optional(z.string().check(z.refine(isPixKey))),
  PIX_AGAIN_DAYS: z.optional(z.string().check(z.regex(/^([1-9]|[1-8]\d|90)$/))),
  PIX_CALLBACK_HEADER: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]+:\s*[\x21-\x7e][\x20-\x7e]*$/))),
} as const;
const Variables = z.object(pixVariables);
type Variables = z.infer<typeof Variables>;

/** What each must be, as the end of a sentence. */
export const pixForms = {
  PIX_URL: 'an address like https://pix.bank.example/api/v2',
  PIX_TOKEN_URL: 'an address like https://pix.bank.example/oauth/token',
  PIX_CLIENT_ID: 'the id that the provider gave',
  PIX_CLIENT_SECRET: 'the secret that the provider gave',
  PIX_CERT: 'the path of a PEM file',
  PIX_KEY: 'the path of a PEM file',
  PIX_CA: 'the path of a PEM file',
  PIX_CHAVE: 'a Pix key in its plain form, like 7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
  PIX_AGAIN_DAYS: 'a number of days from 1 to 90',
  PIX_CALLBACK_HEADER: 'a header and its value like x-client-verify: SUCCESS',
} as const;

/** A week: what a provider lists later than that, its file of the day tells. */
const defaultAgainDays = 7;

const needed = ['PIX_URL', 'PIX_CLIENT_ID', 'PIX_CLIENT_SECRET', 'PIX_CERT', 'PIX_KEY', 'PIX_CHAVE'] as const;

const fileOf = (name: keyof Variables, given: string, root: string): string => {
  try {
    return fs.readFileSync(path.resolve(root, given), 'utf8');
  } catch {
    throw new ConfigError(`${name} names a file that cannot be read: correct it or leave every PIX_ variable unset.`);
  }
};

const check = (cert: string, key: string): void => {
  const read = (() => {
    try {
      const certificate = new X509Certificate(cert);
      return certificate.checkPrivateKey(createPrivateKey(key)) ? certificate : undefined;
    } catch {
      return undefined;
    }
  })();
  if (!read)
    throw new ConfigError('PIX_CERT and PIX_KEY must be a certificate and the private key that belongs to it.');
  if (read.validToDate <= new Date())
    throw new ConfigError(`PIX_CERT ended on ${read.validTo}: the provider takes no calls with it any more.`);
};

/**
 * The Pix rail's own settings: all that are needed, or none.
 * @throws ConfigError naming what is missing, unreadable or does not fit.
 */
export const readPixConfig = (env: Variables, root: string): PixConfig | undefined => {
  const given = Object.keys(pixVariables).filter((name) => env[name as keyof Variables] !== undefined);
  if (given.length === 0) return undefined;
  const missing = needed.filter((name) => env[name] === undefined);
  if (missing[0])
    throw new ConfigError(`${missing[0]} is missing while ${given[0]} is set: Pix needs ${needed.join(', ')}.`);
  const { PIX_URL: url = '', PIX_CLIENT_ID: clientId = '', PIX_CLIENT_SECRET: clientSecret = '' } = env;
  const cert = fileOf('PIX_CERT', env.PIX_CERT ?? '', root);
  const key = fileOf('PIX_KEY', env.PIX_KEY ?? '', root);
  check(cert, key);
  const [, header, value] = /^([^:]+):\s*(.+)$/.exec(env.PIX_CALLBACK_HEADER ?? '') ?? [];
  return {
    url,
    clientId,
    clientSecret,
    cert,
    key,
    tokenUrl: env.PIX_TOKEN_URL ?? new URL('/oauth/token', url).href,
    ca: env.PIX_CA === undefined ? undefined : fileOf('PIX_CA', env.PIX_CA, root),
    chave: env.PIX_CHAVE ?? '',
    againDays: Number(env.PIX_AGAIN_DAYS ?? defaultAgainDays),
    callbackProof: header && value ? { header: header.toLowerCase(), value } : undefined,
  };
};
