import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';

const Value = z.object({
  stringValue: z.optional(z.string()),
  intValue: z.optional(z.union([z.number(), z.string()])),
});
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
  links: z.optional(z.array(z.object({ traceId: z.string(), spanId: z.string() }))),
  status: z.object({ code: z.optional(z.number()) }),
});
const Sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});
export type CollectedSpan = z.infer<typeof Span>;

/** What a span says under a name. */
export const factOf = (span: CollectedSpan, name: string): string | undefined => {
  const value = span.attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue?.toString();
};

/** A collector of traces that speaks OTLP in JSON; a silent one listens and never answers. */
export const openCollector = async ({ isSilent = false } = {}) => {
  const bodies: string[] = [];
  const heads: http.IncomingHttpHeaders[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part));
    request.on('end', () => {
      heads.push(request.headers);
      bodies.push(body);
      if (!isSilent) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    tracing: {
      url: `http://127.0.0.1:${port}/v1/traces`,
      headers: { 'x-api-key': 'key-of-the-collector' },
      serviceName: 'balcao-test',
      ratio: 1,
    },
    spans: (): CollectedSpan[] =>
      bodies
        .flatMap((body) => Sent.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    /** All that was sent, as it came. */
    said: (): string => bodies.join('\n'),
    heads,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
