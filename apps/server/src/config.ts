import os from 'node:os';
import path from 'node:path';
import ipaddr from 'ipaddr.js';
import { getDomain } from 'tldts';
import * as z from 'zod/mini';
import { type AiConfig, aiForms, aiVariables, readAiConfig } from './platform/ai-config.ts';
import { type CardConfig, cardForms, cardVariables, readCardConfig } from './platform/card-config.ts';
import { ConfigError } from './platform/config-error.ts';
import { connectionsAtMost } from './platform/connections.ts';
import { type DatabaseWaits, usualWaits } from './platform/db.ts';
import { readS3Address, type S3Address } from './platform/files/s3-address.ts';
import { type MasterKey, readMasterKeys } from './platform/master-keys.ts';
import { type PixConfig, pixForms, pixVariables, readPixConfig } from './platform/pix-config.ts';
import { type CallerWaits, usualCallerWaits } from './platform/slow-callers.ts';
import { readTracingConfig, type TracingConfig, tracingForms, tracingVariables } from './platform/tracing-config.ts';

const Port = z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), z.int().check(z.lte(65_535)));
const Megabytes = z.pipe(z.string().check(z.regex(/^\d{1,7}$/)), z.transform(Number));
const Switch = z.enum(['on', 'off']);
/** Seconds up to a minute: how long staff may take a decision back, how long a process that stops takes calls on. */
const UpToAMinute = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
  z.int().check(z.lte(60)),
);
/** A number from 1 up. */
const Count = z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)), z.int().check(z.gte(1)));
const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const Ranges = z
  .pipe(z.string(), z.transform(listOf))
  .check(z.refine((ranges) => ranges.every((range) => ipaddr.isValidCIDR(range))));
const Addresses = z
  .pipe(z.string(), z.transform(listOf))
  .check(z.refine((addresses) => addresses.every((address) => ipaddr.isValid(address) || ipaddr.isValidCIDR(address))));

/** A service that tells the address of a postal code, which takes the place of `{cep}`. */
const CepUrl = z
  .string()
  .check(
    z.refine(
      (url) => url.includes('{cep}') && z.url({ protocol: /^https?$/ }).safeParse(url.replaceAll('{cep}', '0')).success,
    ),
  );

const Environment = z.object({
  PORT: z._default(Port, 3000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z.optional(z.string().check(z.minLength(1))),
  ARCHIVE_DIR: z.optional(z.string().check(z.minLength(1))),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  PUBLIC_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  APPLET_HOST: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){0,4}$/))),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MASTER_KEY: z.optional(z.string()),
  SANDBOX: z._default(Switch, 'on'),
  SANDBOX_SEED: z._default(z.enum(['full', 'small', 'none']), 'full'),
  WEBHOOK_ALLOW_CIDR: z._default(Ranges, []),
  CEP_URL: z.optional(CepUrl),
  SCAN_URL: z.optional(z.string().check(z.regex(/^(tcp:\/\/([\w.-]+|\[[0-9a-f:]+\]):\d{1,5}|unix:\/[^\s?#]+)$/i))),
  SUPPORT_EMAIL: z._default(z.email(), 'suporte@balcao.example'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  TRUST_PROXY: z._default(Addresses, []),
  MERCHANT_CALLS_A_MINUTE: z.optional(Count),
  MERCHANT_CALLS_AT_ONCE: z.optional(Count),
  PERSON_CALLS_A_MINUTE: z._default(Count, 600),
  FILES_URL: z.optional(z.string().check(z.refine((url) => readS3Address(url) !== undefined))),
  FILES_KEEP_FREE_MB: z._default(Megabytes, 200),
  REVIEW_UNDO_SECONDS: z._default(UpToAMinute, 10),
  OVERLOAD_DELAY_MS: z._default(Count, 2_000),
  DRAIN_SECONDS: z._default(UpToAMinute, 0),
  NODE_ENV: z.optional(z.string()),
  ...pixVariables,
  ...cardVariables,
  ...aiVariables,
  ...tracingVariables,
});

/** A core creates some 500 orders a second: half of that is one merchant's. */
const callsOfACore = 15_000;
/** Half of the connections that a process has to its database. */
const usualCallsAtOnce = connectionsAtMost / 2;

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. Embedded database, generated keys, sandbox.json. */
  readonly dataDir: string;
  /** Absolute. Where what a restore to a point in time needs is kept; undefined: nowhere. */
  readonly archiveDir: string | undefined;
  /** Undefined: the server starts its own PostgreSQL below `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The only source of links in mails and codes, without a slash at its end. */
  readonly publicBaseUrl: string;
  /** The domain below which each mini program has a host of its own. */
  readonly appletHost: string;
  readonly smtpUrl: string | undefined;
  /** The last one seals; undefined where the sandbox generates one into `dataDir`. */
  readonly masterKeys: readonly MasterKey[] | undefined;
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
  /** For this many seconds a reviewer may undo a decision; it does not take effect before. */
  readonly reviewUndoSeconds: number;
  /** The provider of the Pix rail; undefined: the sandbox's own rail, and outside the sandbox no Pix. */
  readonly pix: PixConfig | undefined;
  /** The acquirer of credit cards; undefined: the sandbox's own rail, and outside the sandbox no credit cards. */
  readonly card: CardConfig | undefined;
  /** The language model of robots; undefined: they answer from the knowledge of their channel as it stands. */
  readonly ai: AiConfig | undefined;
  /** The collector of traces; undefined: nothing is traced. */
  readonly tracing: TracingConfig | undefined;
  /** Addresses of balancers whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[];
  /** What the servers of one merchant may read, and write, in a minute. */
  readonly merchantCallsAMinute: number;
  /** How many calls of one merchant's servers a process works on at once while other merchants call. */
  readonly merchantCallsAtOnce: number;
  /** What one person may read, and write, in a minute: a person clicks, only servers call by the thousand. */
  readonly personCallsAMinute: number;
  /** The bucket that files are kept in; undefined: `dataDir`. */
  readonly files: S3Address | undefined;
  /** So many bytes stay free on the volume of the documents: what would take them is refused. */
  readonly filesKeepFreeBytes: number;
  /**
   * An event loop that answers so many milliseconds late is overloaded: calls are refused with 503 for as long, but at least for a
   * second, so that the process gets through what it has.
   */
  readonly overloadDelayMs: number;
  /** For so long a process that was asked to stop takes calls on, while `/ready` already says 503. */
  readonly drainMs: number;
  /** How long the database may take. */
  readonly waits: DatabaseWaits;
  /** How long callers may take to send something. */
  readonly callerWaits: CallerWaits;
}

/** What each variable must be, as the end of a sentence. */
const forms: Readonly<Record<string, string | undefined>> = {
  PORT: 'a number up to 65535',
  HOST: 'an address of this machine',
  DATA_DIR: 'a folder',
  ARCHIVE_DIR: 'a folder',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/database',
  PUBLIC_BASE_URL: 'an address like https://balcao.example',
  APPLET_HOST: 'a domain of its own, like applets.example',
  SMTP_URL: 'an address like smtps://user:password@host:465',
  SANDBOX: 'on or off',
  SANDBOX_SEED: 'full, small or none',
  WEBHOOK_ALLOW_CIDR: 'a list of ranges like 10.1.0.0/16,fd00::/8',
  CEP_URL: 'an address with {cep} in it, like https://viacep.com.br/ws/{cep}/json/',
  SCAN_URL: 'an address like tcp://localhost:3310 or unix:/run/clamav/clamd.ctl',
  SUPPORT_EMAIL: 'an e-mail address',
  REVIEW_UNDO_SECONDS: 'a number up to 60',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  TRUST_PROXY: 'a list of addresses or ranges like 10.0.0.5,10.1.0.0/16',
  MERCHANT_CALLS_A_MINUTE: 'a whole number from 1 up',
  MERCHANT_CALLS_AT_ONCE: 'a whole number from 1 up',
  PERSON_CALLS_A_MINUTE: 'a whole number from 1 up',
  FILES_URL: 'an address like https://KEY:SECRET@s3.example/bucket/prefix?region=sa-east-1',
  FILES_KEEP_FREE_MB: 'a whole number of megabytes',
  OVERLOAD_DELAY_MS: 'a whole number of milliseconds from 1 up',
  DRAIN_SECONDS: 'a number up to 60',
  ...pixForms,
  ...cardForms,
  ...aiForms,
  ...tracingForms,
};

/** Whether a browser takes two hosts for one site, whose pages share cookies. */
const isOneSite = (one: string, other: string): boolean => {
  const [site, another] = [one, other].map((host) => getDomain(host, { allowPrivateDomains: true }) ?? host);
  return site === another;
};

/**
 * Reads every environment variable once.
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
  const masterKeys = env.MASTER_KEY === undefined ? undefined : readMasterKeys(env.MASTER_KEY, 'MASTER_KEY');
  if (sandbox && env.NODE_ENV === 'production')
    throw new ConfigError('NODE_ENV is production while SANDBOX is on: set SANDBOX=off.');
  if (!sandbox && !masterKeys)
    throw new ConfigError('Outside the sandbox MASTER_KEY is required: 32 random bytes in base64.');
  if (!sandbox && !env.PUBLIC_BASE_URL)
    throw new ConfigError('Outside the sandbox PUBLIC_BASE_URL is required: the address that people and servers use.');
  if (!sandbox && !env.SMTP_URL)
    throw new ConfigError('Outside the sandbox SMTP_URL is required: mails must reach people.');
  const publicBaseUrl = (env.PUBLIC_BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  const appletHost = env.APPLET_HOST ?? 'localhost';
  if (env.APPLET_HOST && isOneSite(new URL(publicBaseUrl).hostname, appletHost))
    throw new ConfigError('APPLET_HOST must be a domain of its own: it is one site with PUBLIC_BASE_URL.');
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(root, env.DATA_DIR ?? 'data'),
    archiveDir: env.ARCHIVE_DIR === undefined ? undefined : path.resolve(root, env.ARCHIVE_DIR),
    databaseUrl: env.DATABASE_URL,
    publicBaseUrl,
    appletHost,
    smtpUrl: env.SMTP_URL,
    masterKeys,
    sandbox,
    sandboxSeed: env.SANDBOX_SEED,
    webhookAllowCidrs: env.WEBHOOK_ALLOW_CIDR,
    cepUrl: env.CEP_URL,
    scanUrl: env.SCAN_URL,
    pix: readPixConfig(env, root),
    card: readCardConfig(env),
    ai: readAiConfig(env),
    tracing: readTracingConfig(env),
    supportEmail: env.SUPPORT_EMAIL,
    logLevel: env.LOG_LEVEL,
    reviewUndoSeconds: env.REVIEW_UNDO_SECONDS,
    trustProxy: env.TRUST_PROXY,
    merchantCallsAMinute: env.MERCHANT_CALLS_A_MINUTE ?? callsOfACore * os.availableParallelism(),
    merchantCallsAtOnce: env.MERCHANT_CALLS_AT_ONCE ?? usualCallsAtOnce,
    personCallsAMinute: env.PERSON_CALLS_A_MINUTE,
    files: env.FILES_URL === undefined ? undefined : readS3Address(env.FILES_URL),
    filesKeepFreeBytes: env.FILES_KEEP_FREE_MB * 1_000_000,
    overloadDelayMs: env.OVERLOAD_DELAY_MS,
    drainMs: env.DRAIN_SECONDS * 1000,
    waits: usualWaits,
    callerWaits: usualCallerWaits,
  };
};
