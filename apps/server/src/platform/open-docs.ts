import type { Endpoint } from '@balcao/contract/endpoint';
import { webhookData } from '@balcao/contract/webhook-data';
import * as z from 'zod/mini';
import { openExamples } from './open-examples.ts';
import { openReplies } from './open-replies.ts';

/** How merchants' servers talk to the platform, as the page at /docs begins. */
export const openDescription = `Begin with the [guide](/docs/guide), also [in Portuguese](/docs/guide/pt): from the first certificate to the first order, with programs for Node, a shell, Python, PHP and Java, and the test values of the sandbox.

Merchants’ servers call \`/open/v3.0\`. Amounts are whole centavos, times are UTC, days are \`YYYYMMDD\` in São Paulo.

**Answers** are \`{code, msg, data}\`: code 200, or the code of a refusal with the HTTP status that fits and \`data.refusal\`, its name. Names and codes are stable; \`msg\` is in the language of \`Accept-Language\`.

**Signature.** \`Authorization: Balcao-SHA256 merchant="…",serial="…",timestamp="…",nonce="…",signature="…"\`: base64 of the signature, by the key of a registered certificate, over five lines, each ended by a line feed: method, path with query exactly as sent, Unix seconds (at most 300 off), nonce (16 to 64 letters and digits, once), body exactly as sent. RSA: PKCS #1 v1.5 with SHA-256; EC: ECDSA with SHA-256; Ed25519: the lines themselves.

**Answers are signed too**, refusals included: \`balcao-signature\` (base64, Ed25519) over status, \`balcao-timestamp\`, \`balcao-nonce\` (that of the call), \`balcao-key-id\` and the body, each ended by a line feed. Of a file the body among the lines is empty. The keys are those of \`GET /open/v3.0/platform-key\`; the next one is published 30 days before it signs.

**Idempotency.** Commands carry \`Idempotency-Key\`, 1 to 255 visible ASCII characters. The same key with the same body gets the first answer for 30 days; with another body it is refused. A repetition needs a new nonce.

**Limits** are the merchant’s own: \`RateLimit-Limit\`, \`RateLimit-Remaining\`, \`RateLimit-Reset\`, and \`Retry-After\` with 429 and 503. Bodies have at most 256 KiB.`;

const keyHeader = {
  type: 'object',
  required: ['idempotency-key'],
  properties: {
    'idempotency-key': { type: 'string', minLength: 1, maxLength: 255, description: 'One for each intention' },
  },
};
const file = (media: string) => ({
  200: { description: 'The file', content: { [media]: { schema: { type: 'string', format: 'binary' } } } },
});

/** The answer with what it carries, as an example. */
const withReply = (response: Record<string, object> | undefined, data: object | undefined) =>
  data && response?.['200'] ? { 200: { ...response['200'], examples: [{ code: 200, msg: 'OK', data }] } } : {};

/** A body with an example of it; next to a reference it would be left out. */
const withExample = (body: object, example: object): object => ({
  ...('$ref' in body ? { allOf: [body] } : body),
  examples: [example],
});

/** What the document says of an endpoint that merchants' servers call, in addition to its schemas and refusals: headers, examples, files. */
export const withOpenDocs = (schema: Record<string, unknown>, target: Endpoint): Record<string, unknown> => {
  const example = openExamples[target.id];
  return {
    ...schema,
    ...(target.idempotency ? { headers: keyHeader } : {}),
    ...(example && schema.body ? { body: withExample(schema.body, example) } : {}),
    response: {
      ...(schema.response as object | undefined),
      ...withReply(schema.response as Record<string, object> | undefined, openReplies[target.id]),
      ...(target.streams ? file(target.streams) : {}),
    },
  };
};

type Names = z.core.$ZodRegistry<{ id: string }>;

/** What an event carries, by its name where it has one. */
const carriedBy = (data: z.ZodMiniType, names: Names): Record<string, unknown> => {
  const id = names.get(data)?.id;
  if (id) return { $ref: `#/components/schemas/${id}` };
  const { $schema: _, ...plain } = z.toJSONSchema(data, { io: 'output', unrepresentable: 'any' });
  return plain;
};

/** Events that the merchant's server is told of, as OpenAPI describes calls in the other direction. */
export const webhooksOfDocs = (names: Names): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(webhookData).map(([type, data]) => {
      const schema = {
        type: 'object',
        required: ['type', 'timestamp', 'data'],
        properties: {
          type: { type: 'string', const: type, description: 'What happened' },
          timestamp: { type: 'string', format: 'date-time' },
          data: { description: 'What it happened to', ...carriedBy(data, names) },
        },
      };
      const content = { 'application/json': { schema } };
      const post = {
        summary: `Told to the merchant’s server: ${type}`,
        description:
          'Standard Webhooks: verify `webhook-id`, `webhook-timestamp` and `webhook-signature` (HMAC-SHA256) before anything else; the same id may come twice.',
        tags: ['webhooks'],
        requestBody: { content },
        responses: { '2XX': { description: 'Heard. Anything else is tried again for about a day.' } },
      };
      return [type, { post }];
    }),
  );
