import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AiConfig } from '../src/platform/ai-config.ts';

interface Said {
  readonly text?: string;
  /** Calls a tool instead of speaking. */
  readonly calls?: { readonly name: string; readonly input: object };
}
/**
 * How a provider answers: in pieces; after it was let go; never; with half of it and a broken line; with half and no end; with what is
 * no JSON; or with this status.
 */
type Way = Said & { readonly as?: 'held' | 'silent' | 'cut' | 'endless' | 'wrong' | number };

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}
/** A provider of a language model on this machine, in the form of the OpenAI API. */
export interface AiProvider {
  readonly config: AiConfig;
  /** What it was asked, in order. */
  readonly asked: readonly Asked[];
  /** Its next answers, one after the other; after them it says that it does not know. */
  answerNext(...ways: readonly Way[]): void;
  letGo(): void;
  close(): Promise<void>;
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const usage = `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage: { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 } })}\n\ndata: [DONE]\n\n`;

export const openAiProvider = async (): Promise<AiProvider> => {
  const ways: Way[] = [];
  const asked: Asked[] = [];
  let letGo = (): void => undefined;
  let released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    asked.push(JSON.parse(Buffer.concat(parts).toString()));
    const { as, text = 'Não sei.', calls } = ways.shift() ?? {};
    if (typeof as === 'number') {
      response.writeHead(as, { 'content-type': 'application/json', 'retry-after': '60' });
      response.end(JSON.stringify({ error: { message: 'no', type: 'no' } }));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    if (as === 'silent') return;
    if (as === 'held') await released;
    if (calls) {
      const called = { name: calls.name, arguments: JSON.stringify(calls.input) };
      response.write(
        chunk({ role: 'assistant', tool_calls: [{ index: 0, id: 'c1', type: 'function', function: called }] }),
      );
      response.end(chunk({}, 'tool_calls') + usage);
      return;
    }
    const half = Math.ceil(text.length / 2);
    response.write(chunk({ role: 'assistant', content: text.slice(0, half) }));
    if (as === 'cut') return void setImmediate(() => response.destroy());
    if (as === 'endless') return void response.end();
    if (as === 'wrong') return void response.end('data: {"choices": [{\n\ndata: [DONE]\n\n');
    response.end(chunk({ content: text.slice(half) }) + chunk({}, 'stop') + usage);
  };
  const server = http.createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    config: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'key-of-tests', model: 'm', embeddingModel: undefined },
    asked,
    answerNext: (...next) => void ways.push(...next),
    letGo: () => {
      letGo();
      released = new Promise<void>((resolve) => {
        letGo = resolve;
      });
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
