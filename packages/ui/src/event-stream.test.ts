import { describe, expect, it, vi } from 'vitest';
import { eventsOf } from './event-stream.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
/** An answer that says each part and then ends, or goes on saying nothing. */
const answer = (parts: readonly string[], { ends = true } = {}) => {
  const said = { cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(bytes(part));
      if (ends) controller.close();
    },
    cancel: () => {
      said.cancelled = true;
    },
  });
  return { response: new Response(body), said };
};

const all = async (events: AsyncGenerator<string>): Promise<string[]> => {
  const found: string[] = [];
  for await (const event of events) found.push(event);
  return found;
};

describe('the events of an answer that streams', () => {
  it('are its data, however the bytes are cut; signs of life are none', async () => {
    const { response } = answer([':\n\n', 'data: {"topic":"or', 'der"}\n\n:\n\ndata: dois\n\n']);
    expect(await all(eventsOf(response))).toEqual(['{"topic":"order"}', 'dois']);
  });
  it('may be of several lines, and stand beside lines that say something else', async () => {
    const { response } = answer([
      'event: news\r\nid: 1\r\ndata: um\r\ndata:dois\r\n\r\nretry: 10\n\ndata\n\n',
      'data: meio',
    ]);
    expect(await all(eventsOf(response))).toEqual(['um\ndois', '']);
  });
  it('end when the connection has died without a word', async () => {
    const { response, said } = answer(['data: um\n\n'], { ends: false });
    expect(await all(eventsOf(response, 20))).toEqual(['um']);
    await vi.waitFor(() => expect(said.cancelled).toBe(true)); // It passes on from stream to stream.
  });
  it('let go of the connection when nobody listens any more', async () => {
    const { response, said } = answer(['data: um\n\n', 'data: dois\n\n'], { ends: false });
    for await (const event of eventsOf(response)) if (event === 'um') break;
    await vi.waitFor(() => expect(said.cancelled).toBe(true)); // It passes on from stream to stream.
  });
});
