import { EventSourceParserStream } from 'eventsource-parser/stream';

/**
 * The data of each event of an answer that streams (`text/event-stream`), until the stream ends. For answers that need a header
 * of authorisation, which the browser's EventSource cannot send.
 */
export async function* eventsOf(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value.data;
  } finally {
    await reader.cancel().catch(() => undefined); // A stream that broke off is at its end already.
  }
}
