import path from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { ConfigError } from './platform/config-error.ts';
import { type PixConfig, pixForms, pixVariables, readPixConfig } from './platform/pix-config.ts';

const Port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().max(65_535));
const Switch = z.enum(['on', 'off']);
/** Whole bytes only: a key with a slip of the pen in it must not be read as another key. */
const Key = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((bytes) => bytes.length === 32);
const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const Ranges = z
  .string()
  .transform(listOf)
  .refine((ranges) => ranges.every((range) => ipaddr.isValidCIDR(range)));
const Addresses = z
  .string()
  .transform(listOf)
  .refine((addresses) => addresses.every((address) => ipaddr.isValid(address) || ipaddr.isValidCIDR(address)));

/** A service that tells the address of a postal code, which takes the place of `{cep}`. */
const CepUrl = z
  .string()
  .refine(
    (url) => url.includes('{cep}') && z.url({ protocol: /^https?$/ }).safeParse(url.replaceAll('{cep}', '0')).success,
  );

const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MASTER_KEY: Key.optional(),
  SANDBOX: Switch.default('on'),
  SANDBOX_SEED: z.enum(['full', 'small', 'none']).default('full'),
  WEBHOOK_ALLOW_CIDR: Ranges.default([]),
  CEP_URL: CepUrl.optional(),
  SCAN_URL: z
    .string()
    .regex(/^(tcp:\/\/([\w.-]+|\[[0-9a-f:]+\]):\d{1,5}|unix:\/[^\s?#]+)$/i)
    .optional(),
  SUPPORT_EMAIL: z.email().default('suporte@balcao.example'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUST_PROXY: Addresses.default([]),
  NODE_ENV: z.string().optional(),
  ...pixVariables,
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. Embedded database, generated keys, sandbox.json. */
  readonly dataDir: string;
  /** Undefined: the server starts its own PostgreSQL below `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The only source of links in mails and codes, without a slash at its end. */
  readonly publicBaseUrl: string;
  readonly smtpUrl: string | undefined;
  /** 32 bytes, or undefined where the sandbox generates one into `dataDir`. */
  readonly masterKey: Buffer | undefined;
  readonly sandbox: boolean;
  readonly sandboxSeed: 'full' | 'small' | 'none';
  readonly webhookAllowCidrs: readonly string[];
  /** Where the address of a postal code is asked for, `{cep}` in its place; undefined: the sandbox's own few, or nowhere. */
  readonly cepUrl: string | undefined;
  /** The virus scanner (clamd) that files are shown to; undefined: they are marked as not scanned. */
  readonly scanUrl: string | undefined;
  /** Whom merchants write to. */
  readonly supportEmail: string;
  readonly logLevel: string;
  /** The provider of the Pix rail; undefined: the sandbox's own rail, and outside the sandbox no Pix. */
  readonly pix: PixConfig | undefined;
  /** Addresses of balancers whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[];
}

/** What each variable must be, as the end of a sentence. */
const forms: Readonly<Record<string, string | undefined>> = {
  PORT: 'a number up to 65535',
  HOST: 'an address of this machine',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/database',
  PUBLIC_BASE_URL: 'an address like https://balcao.example',
  SMTP_URL: 'an address like smtps://user:password@host:465',
  MASTER_KEY: '32 bytes in base64',
  SANDBOX: 'on or off',
  SANDBOX_SEED: 'full, small or none',
  WEBHOOK_ALLOW_CIDR: 'a list of ranges like 10.1.0.0/16,fd00::/8',
  CEP_URL: 'an address with {cep} in it, like https://viacep.com.br/ws/{cep}/json/',
  SCAN_URL: 'an address like tcp://localhost:3310 or unix:/run/clamav/clamd.ctl',
  SUPPORT_EMAIL: 'an e-mail address',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  TRUST_PROXY: 'a list of addresses or ranges like 10.0.0.5,10.1.0.0/16',
  ...pixForms,
};

/**
 * Reads every environment variable once (design §10).
 * @throws ConfigError naming the variable and what it should be.
 */
export const readConfig = (environment: NodeJS.ProcessEnv, root: string): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    // The value itself is not repeated: some of them are secrets.
    const name = String(read.error.issues[0]?.path[0]);
    throw new ConfigError(`${name} must be ${forms[name]}: correct it or leave it unset.`);
  }
  const env = read.data;
  const sandbox = env.SANDBOX === 'on';
  const masterKey = env.MASTER_KEY;
  if (sandbox && env.NODE_ENV === 'production')
    throw new ConfigError('NODE_ENV is production while SANDBOX is on: set SANDBOX=off.');
  if (!sandbox && !masterKey)
    throw new ConfigError('Outside the sandbox MASTER_KEY is required: 32 random bytes in base64.');
  if (!sandbox && !env.PUBLIC_BASE_URL)
    throw new ConfigError('Outside the sandbox PUBLIC_BASE_URL is required: the address that people and servers use.');
  if (!sandbox && !env.SMTP_URL)
    throw new ConfigError('Outside the sandbox SMTP_URL is required: mails must reach people.');
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(root, env.DATA_DIR ?? 'data'),
    databaseUrl: env.DATABASE_URL,
    publicBaseUrl: (env.PUBLIC_BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    masterKey,
    sandbox,
    sandboxSeed: env.SANDBOX_SEED,
    webhookAllowCidrs: env.WEBHOOK_ALLOW_CIDR,
    cepUrl: env.CEP_URL,
    scanUrl: env.SCAN_URL,
    pix: readPixConfig(env, root),
    supportEmail: env.SUPPORT_EMAIL,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
  };
};
