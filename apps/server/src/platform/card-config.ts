import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';

/** How to reach the acquirer of cards, Cielo's API E-commerce. */
export interface CardConfig {
  /** Where payments are asked for, without a slash at the end. */
  readonly url: string;
  /** Where they are asked about. */
  readonly queryUrl: string;
  readonly merchantId: string;
  readonly merchantKey: string;
  /** A header that the acquirer sends with its calls, as it was agreed with them. */
  readonly callbackProof: { readonly header: string; readonly value: string } | undefined;
  /** Issuers take their time: so long may an answer take, from the moment at which the request is sent. */
  readonly answerMs: number;
  /** What the acquirer wants between two voids of one payment. */
  readonly pauseMs: number;
}

const Https = z.pipe(
  z.url({ protocol: /^https$/ }),
  z.transform((url) => url.replace(/\/+$/, '')),
);

/** The variables of the card rail, each checked by itself. */
export const cardVariables = {
  CARD_URL: z.optional(Https),
  CARD_QUERY_URL: z.optional(Https),
  CARD_MERCHANT_ID: z.optional(z.guid()),
  CARD_MERCHANT_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{20,100}$/))),
  CARD_CALLBACK_HEADER: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]+:\s*[\x21-\x7e][\x20-\x7e]*$/))),
  CARD_ANSWER_SECONDS: z.optional(z.string().check(z.regex(/^([1-9]|[1-5]\d|60)$/))),
  CARD_PAUSE_SECONDS: z.optional(z.string().check(z.regex(/^(\d|[1-5]\d|60)$/))),
} as const;
const Variables = z.object(cardVariables);
type Variables = z.infer<typeof Variables>;

/** What each must be, as the end of a sentence. */
export const cardForms = {
  CARD_URL: 'an address like https://api.cieloecommerce.cielo.com.br',
  CARD_QUERY_URL: 'an address like https://apiquery.cieloecommerce.cielo.com.br',
  CARD_MERCHANT_ID: 'the MerchantId that the acquirer gave, like 8937bd5b-9796-494d-9fe5-f76b3e4da633',
  CARD_MERCHANT_KEY: 'the MerchantKey that the acquirer gave',
  CARD_ANSWER_SECONDS: 'a number of seconds from 1 to 60',
  CARD_PAUSE_SECONDS: 'a number of seconds up to 60',
  CARD_CALLBACK_HEADER: 'a header and its value like x-balcao: a-long-secret',
} as const;

const defaultSeconds = { answer: 20, pause: 5 } as const;

const needed = ['CARD_URL', 'CARD_QUERY_URL', 'CARD_MERCHANT_ID', 'CARD_MERCHANT_KEY'] as const;

/**
 * The card rail's own settings: all that are needed, or none.
 * @throws ConfigError naming what is missing.
 */
export const readCardConfig = (env: Variables): CardConfig | undefined => {
  const given = Object.keys(cardVariables).filter((name) => env[name as keyof Variables] !== undefined);
  if (given.length === 0) return undefined;
  const [missing] = needed.filter((name) => env[name] === undefined);
  if (missing)
    throw new ConfigError(`${missing} is missing while ${given[0]} is set: cards need ${needed.join(', ')}.`);
  const { CARD_URL: url = '', CARD_QUERY_URL: queryUrl = '' } = env;
  const { CARD_MERCHANT_ID: merchantId = '', CARD_MERCHANT_KEY: merchantKey = '' } = env;
  const [, header, value] = /^([^:]+):\s*(.+)$/.exec(env.CARD_CALLBACK_HEADER ?? '') ?? [];
  const callbackProof = header && value ? { header: header.toLowerCase(), value } : undefined;
  const answerMs = Number(env.CARD_ANSWER_SECONDS ?? defaultSeconds.answer) * 1000;
  const pauseMs = Number(env.CARD_PAUSE_SECONDS ?? defaultSeconds.pause) * 1000;
  return { url, queryUrl, merchantId, merchantKey, callbackProof, answerMs, pauseMs };
};

/** The path of the acquirer's callbacks: derived from their key, so that it cannot be guessed and is the same on every process. */
export const cardCallbackPath = ({ merchantId, merchantKey }: Pick<CardConfig, 'merchantId' | 'merchantKey'>): string =>
  `/rail/card/${createHmac('sha256', merchantKey).update(`balcao card callback ${merchantId}`).digest('base64url')}`;
