import path from 'node:path';
import { z } from 'zod';

const Port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().max(65_535));
const Switch = z.enum(['on', 'off']);

const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MASTER_KEY: z.base64().optional(),
  SANDBOX: Switch.default('on'),
  SANDBOX_SEED: z.enum(['full', 'small', 'none']).default('full'),
  WEBHOOK_ALLOW_CIDR: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUST_PROXY: z.string().optional(),
  NODE_ENV: z.string().optional(),
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
  readonly logLevel: string;
  /** Addresses of balancers whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[];
}

/** A sentence that says what to change; the start prints it and stops. */
export class ConfigError extends Error {}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/**
 * Reads every environment variable once (design §10).
 * @throws ConfigError naming the variable and what it should be.
 */
export const readConfig = (environment: NodeJS.ProcessEnv, root: string): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} is not usable: ${issue?.message}. Correct it or leave it unset.`);
  }
  const env = read.data;
  const sandbox = env.SANDBOX === 'on';
  const masterKey = env.MASTER_KEY === undefined ? undefined : Buffer.from(env.MASTER_KEY, 'base64');
  if (masterKey && masterKey.length !== 32) throw new ConfigError('MASTER_KEY must be 32 bytes in base64.');
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
    webhookAllowCidrs: listOf(env.WEBHOOK_ALLOW_CIDR),
    logLevel: env.LOG_LEVEL,
    trustProxy: listOf(env.TRUST_PROXY),
  };
};
