import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Longer than the server's heartbeat interval: a stream that is silent for this long is dead. */
const silentAtMostMs = 60_000;

/** Ends what it passes on when nothing came for a while, as a connection does not that died without a word. */
const endAfterSilence = (ms: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const wait = (controller: TransformStreamDefaultController<BufferSource>) => {
    stop();
    timer = setTimeout(() => controller.terminate(), ms);
  };
  const stream = new TransformStream<BufferSource, BufferSource>({
    start: wait,
    transform: (chunk, controller) => {
      controller.enqueue(chunk);
      wait(controller);
    },
  });
  return { stream, stop };
};

/**
 * The data of each event of an answer that streams (`text/event-stream`), until the stream ends or falls silent. For answers
 * that need a header of authorisation, which the browser's EventSource cannot send.
 */
export async function* eventsOf(response: Response, silenceMs = silentAtMostMs): AsyncGenerator<string> {
  if (!response.body) return;
  const alive = endAfterSilence(silenceMs);
  const reader = response.body
    .pipeThrough(alive.stream)
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value.data;
  } finally {
    alive.stop();
    await reader.cancel().catch(() => undefined); // A stream that broke off is at its end already.
  }
}
