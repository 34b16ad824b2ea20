import type { TrialTurn } from '@balcao/contract/robot-answer';
import type { AiConfig, ModelWaits } from '../../platform/ai-config.ts';
import { createSemaphore } from '../../platform/semaphore.ts';

/** What a language model is asked: its task, what was said, and what it may look up. */
export interface ModelQuestion {
  readonly instructions: string;
  readonly turns: readonly TrialTurn[];
  /** Tells an order of the follower, or that there is none, in words; undefined where there is no follower. */
  readonly findOrder: ((number: string) => Promise<string>) | undefined;
  /** Aborts when the answer is not wanted any more. */
  readonly signal: AbortSignal;
  /** Hears each piece of the text as it comes. */
  readonly onText: (text: string) => void;
}
export interface ModelAnswer {
  readonly text: string;
  /** It asked for a person to take over. */
  readonly handsOver: boolean;
  /** What was used, in tokens of the provider. */
  readonly tokens: number;
}
/** `answer` rejects for every answer that is not whole: too slow, cut off, not understood, refused, no place free. */
export interface Model {
  readonly answer: (question: ModelQuestion) => Promise<ModelAnswer>;
}

export const usualModelWaits: ModelWaits = { firstMs: 10_000, betweenMs: 10_000, wholeMs: 45_000 };

/** Answers that a process asks for at once; more wait a moment. */
const room = { places: 8, waitingAtMost: 32, waitAtMostMs: 5_000 };
const stepsAtMost = 3;
const tokensOfAnAnswer = 800;
const charactersAtMost = 2_000;

/** Comes with the first question only: no other process needs it. */
const load = async ({ baseUrl, apiKey, model }: AiConfig) => {
  const [ai, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const provider = createOpenAICompatible({ name: 'provider', baseURL: baseUrl, apiKey, includeUsage: true });
  return { ...ai, chat: provider(model) };
};
type Loaded = Awaited<ReturnType<typeof load>>;

const orderNumber = /^\d{20}$/;
const numberIn = (value: unknown): string | undefined => {
  const number = typeof value === 'object' && value !== null && 'number' in value ? value.number : undefined;
  return typeof number === 'string' && orderNumber.test(number) ? number : undefined;
};

/** What the model may do. The server checks each call of it: an order is looked for among those of the follower alone. */
const toolsOf = ({ tool, jsonSchema }: Loaded, { findOrder }: ModelQuestion, onHandOver: () => void) => ({
  handOver: tool({
    description: 'Hands the conversation over to a person of the team.',
    inputSchema: jsonSchema<object>({ type: 'object', properties: {}, additionalProperties: false }),
    execute: async () => {
      onHandOver();
      return 'A person takes over.';
    },
  }),
  ...(findOrder && {
    findOrder: tool({
      description: 'Tells what became of an order of the person who asks, by its number of 20 digits.',
      inputSchema: jsonSchema<{ number: string }>(
        {
          type: 'object',
          properties: { number: { type: 'string', pattern: '^[0-9]{20}$' } },
          required: ['number'],
          additionalProperties: false,
        },
        {
          validate: (value) => {
            const number = numberIn(value);
            return number === undefined
              ? { success: false, error: new Error('an order number has 20 digits') }
              : { success: true, value: { number } };
          },
        },
      ),
      execute: ({ number }) => findOrder(number),
    }),
  }),
});

/** Reads an answer to its end. @throws Error where it is not whole. */
const read = async (loaded: Loaded, question: ModelQuestion, waits: ModelWaits): Promise<ModelAnswer> => {
  const { streamText, stepCountIs, chat } = loaded;
  let handsOver = false;
  let text = '';
  let tokens: number | undefined;
  const result = streamText({
    model: chat,
    instructions: question.instructions,
    messages: question.turns.map(({ by, text: content }) => ({
      role: by === 'follower' ? ('user' as const) : ('assistant' as const),
      content,
    })),
    tools: toolsOf(loaded, question, () => {
      handsOver = true;
    }),
    stopWhen: stepCountIs(stepsAtMost),
    maxOutputTokens: tokensOfAnAnswer,
    // A person waits: what fails is answered from the knowledge at once.
    maxRetries: 0,
    timeout: { firstChunkMs: waits.firstMs, chunkMs: waits.betweenMs, totalMs: waits.wholeMs },
    abortSignal: question.signal,
    onError: () => undefined,
  });
  for await (const part of result.fullStream) {
    if (part.type === 'text-delta') {
      const more = part.text.slice(0, charactersAtMost - text.length);
      text += more;
      if (more !== '') question.onText(more);
    } else if (part.type === 'error') throw part.error;
    else if (part.type === 'abort') throw new Error('the answer took too long, or was not wanted any more');
    else if (part.type === 'finish') {
      if (part.finishReason !== 'stop' && part.finishReason !== 'length' && part.finishReason !== 'tool-calls')
        throw new Error(`the answer ended by ${part.finishReason}`);
      tokens = part.totalUsage.totalTokens ?? 0;
    }
  }
  if (tokens === undefined) throw new Error('the answer did not end');
  if (text.trim() === '' && !handsOver) throw new Error('the answer is empty');
  return { text: text.trim(), handsOver, tokens };
};

/** The language model of this installation. What it costs is bounded (rule: costly-work-is-bounded). */
export const createModel = (config: AiConfig): Model => {
  const waits = config.waits ?? usualModelWaits;
  const withPlace = createSemaphore(room);
  let loaded: Promise<Loaded> | undefined;
  return {
    answer: (question) =>
      withPlace(async () => {
        loaded ??= load(config);
        return read(await loaded, question, waits);
      }),
  };
};
