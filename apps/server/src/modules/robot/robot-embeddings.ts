import type { AiConfig } from '../../platform/ai-config.ts';
import { withoutSecrets } from './robot-mask.ts';

/** What makes vectors of texts at the provider of the language model. */
export interface RobotEmbeddings {
  readonly model: string;
  /** One for each text, in their order. Rejects when the provider does not answer in time. */
  readonly embed: (texts: readonly string[]) => Promise<readonly Float32Array[]>;
}
/** A part of a job that may take a minute. */
const wholeMs = 20_000;

/** Undefined where no model for vectors is configured. Numbers of documents and cards do not leave (rule: costly-work-is-bounded). */
export const createEmbeddings = (config: AiConfig | undefined): RobotEmbeddings | undefined => {
  const name = config?.embeddingModel;
  if (!config || name === undefined) return undefined;
  return {
    model: name,
    embed: async (texts) => {
      const [{ embedMany }, { createOpenAICompatible }] = await Promise.all([
        import('ai'),
        import('@ai-sdk/openai-compatible'),
      ]);
      const { baseUrl: baseURL, apiKey } = config;
      const provider = createOpenAICompatible({ name: 'provider', baseURL, apiKey });
      const { embeddings } = await embedMany({
        model: provider.textEmbeddingModel(name),
        values: texts.map(withoutSecrets),
        maxRetries: 0,
        abortSignal: AbortSignal.timeout(wholeMs),
      });
      return embeddings.map((one) => Float32Array.from(one));
    },
  };
};
