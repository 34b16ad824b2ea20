import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { listChannels } from '@balcao/contract/channel';
import { pathOf } from '@balcao/contract/endpoint';
import { addKnowledgeQuestion } from '@balcao/contract/knowledge-question';
import type { RobotEntry } from '@balcao/contract/robot';
import { tryRobot } from '@balcao/contract/robot-answer';
import { callerAt } from '../apps/server/test/message-crowd.ts';
import { milliseconds, quantile, spread } from './figures.ts';
import { forgetLimits, openDemo } from './installation.ts';
import type { Options } from './options.ts';
import type { Row } from './table.ts';

const turns = 100;
const warmingUp = 10;
const robot: RobotEntry = {
  name: 'Lia',
  greeting: '',
  persona: 'Fala com calma.',
  languages: ['pt-BR'],
  takes: 'all',
  hours: { days: [1, 2, 3, 4, 5], from: '09:00', until: '18:00' },
  handsOver: ['unsure', 'angry', 'money'],
};
const question = 'Vocês abrem no domingo?';

/** A provider of a language model on this machine that answers at once. */
const openProvider = async () => {
  const part = (delta: object, finish: string | null = null): string => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    return `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`;
  };
  const said = part({ role: 'assistant', content: 'Sim, ' }) + part({ content: 'abrimos.' }) + part({}, 'stop');
  const server = http.createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`${said}data: [DONE]\n\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Milliseconds until an answer that streams has said `sign`; it is read to its end. */
const untilSaid = async (url: string, init: RequestInit, sign: string): Promise<number> => {
  const began = performance.now();
  const response = await fetch(url, { method: 'POST', ...init });
  if (!response.ok || !response.body) throw new Error(`the answer streams, and is not ${response.status}`);
  let [text, first] = ['', 0];
  for await (const bytes of response.body.pipeThrough(new TextDecoderStream())) {
    text += bytes;
    if (first === 0 && text.includes(sign)) first = performance.now() - began;
  }
  if (first === 0) throw new Error(`the answer says ${sign}: ${text}`);
  return first;
};

const ask = (token: string): RequestInit => ({
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ robot, text: question, before: [] }),
  signal: AbortSignal.timeout(60_000),
});

/** The first piece of an answer with a provider on this machine, against that of the provider alone, in turns. */
export const measureRobots = async ({ say }: Options): Promise<Row[]> => {
  const provider = await openProvider();
  const demo = await openDemo({ AI_BASE_URL: provider.url, AI_API_KEY: 'key-of-the-bench', AI_MODEL: 'm' });
  const client = await demo.connect();
  const limited = forgetLimits(client);
  try {
    const call = callerAt(demo.server.url, demo.token);
    const [channel] = (await call(listChannels, { query: { scope: 'all' } })).list;
    if (!channel) throw new Error('the demonstration has a channel');
    const params = { id: channel.id };
    await call(addKnowledgeQuestion, { params, body: { question, answer: 'Sim, abrimos no domingo.' } });
    say(`robot: ${turns} answers in turns with the provider alone`);
    const [ours, alone]: [number[], number[]] = [[], []];
    for (let turn = -warmingUp; turn < turns; turn += 1) {
      const own = await untilSaid(`${demo.server.url}${pathOf(tryRobot, params)}`, ask(demo.token), '"text"');
      const theirs = await untilSaid(`${provider.url}/chat/completions`, { body: '{}' }, 'Sim');
      if (turn < 0) continue;
      ours.push(own);
      alone.push(theirs);
    }
    const more = (share: number): string => milliseconds(quantile(ours, share) - quantile(alone, share));
    return [
      {
        what: 'the first piece of an answer, with a provider on this machine',
        ours: spread(ours),
        against: `the provider alone: ${spread(alone)}`,
        ratio: `p50 +${more(0.5)}, p99 +${more(0.99)}`,
        goal: '≤ 150 ms more',
      },
    ];
  } finally {
    await limited();
    await client.end();
    await demo.close();
    provider.close();
  }
};
