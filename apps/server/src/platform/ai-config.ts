import * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';

/** How long a language model may take. */
export interface ModelWaits {
  readonly firstMs: number;
  readonly betweenMs: number;
  /** Less than a job may take, so that none is tried again while it still runs. */
  readonly wholeMs: number;
}

/** A language model that speaks the OpenAI protocol, and who pays for it. */
export interface AiConfig {
  /** Where its paths begin, without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** The model that makes vectors of texts; undefined: knowledge is searched by words alone. */
  readonly embeddingModel: string | undefined;
  /** Undefined: as long as usual. */
  readonly waits?: ModelWaits;
}

const word = z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,500}$/)));

/** The variables of the language model, each checked by itself. */
export const aiVariables = {
  AI_BASE_URL: z.optional(
    z.pipe(
      z.url({ protocol: /^https?$/ }),
      z.transform((url) => url.replace(/\/+$/, '')),
    ),
  ),
  AI_API_KEY: word,
  AI_MODEL: word,
  AI_EMBEDDING_MODEL: word,
} as const;
const Variables = z.object(aiVariables);

/** What each must be, as the end of a sentence. */
export const aiForms = {
  AI_BASE_URL: 'an address like https://api.provider.example/v1',
  AI_API_KEY: 'the key that the provider gave, without spaces',
  AI_MODEL: 'the name of a model of the provider',
  AI_EMBEDDING_MODEL: 'the name of a model of the provider that makes vectors',
} as const;

/** @throws ConfigError when some of what belongs together is missing. */
export const readAiConfig = (env: z.infer<typeof Variables>): AiConfig | undefined => {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model, AI_EMBEDDING_MODEL: embeddingModel } = env;
  if (baseUrl !== undefined && apiKey !== undefined && model !== undefined)
    return { baseUrl, apiKey, model, embeddingModel };
  if ([baseUrl, apiKey, model, embeddingModel].every((one) => one === undefined)) return undefined;
  throw new ConfigError(
    'AI_BASE_URL, AI_API_KEY and AI_MODEL belong together: set all three or none of the AI settings.',
  );
};
