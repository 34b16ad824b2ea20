import type { WebhookFailure } from '@balcao/contract/webhook';
import type { Dispatcher, request } from 'undici';
import { ForbiddenAddress, failureOf } from './outbound-failure.ts';

/** Content of another server, as it came. */
export interface OutboundContent {
  readonly status: number;
  /** Where it lay in the end, after the redirects. */
  readonly url: string;
  /** What the server calls it; empty where it does not say. */
  readonly type: string;
  readonly bytes: Buffer;
  /** False where it has more bytes than were asked for. */
  readonly isWhole: boolean;
}
export type OutboundReading = OutboundContent | { readonly failure: WebhookFailure };

export interface ReadingLimits {
  readonly accept: string;
  readonly bytesAtMost: number;
  /** Ends the reading, redirects and names included. */
  readonly signal: AbortSignal;
}

interface Needs {
  readonly open: () => Promise<{ request: typeof request; dispatcher: Dispatcher }>;
  readonly accepts: (url: string) => boolean;
}

const redirectsAtMost = 3;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const bytesOf = async (body: Dispatcher.ResponseData['body'], bytesAtMost: number) => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > bytesAtMost) break; // Leaving the loop ends the connection.
  }
  return { bytes: Buffer.concat(chunks).subarray(0, bytesAtMost), isWhole: bytes <= bytesAtMost };
};

/** Reads content at an address that a person gave. Each redirect is judged as if it had been given (rule: public-addresses-only). */
export const createReading = ({ open, accepts }: Needs) => {
  const follow = async (url: string, limits: ReadingLimits, redirectsLeft: number): Promise<OutboundContent> => {
    if (!accepts(url)) throw new ForbiddenAddress('the address may not be called');
    const { request, dispatcher } = await open();
    // No compression: what is unpacked has no size of its own.
    const headers = { accept: limits.accept, 'accept-encoding': 'identity', 'user-agent': 'Balcao link preview' };
    const { statusCode, headers: answered, body } = await request(url, { headers, dispatcher, signal: limits.signal });
    const location = redirects.has(statusCode) ? String(answered.location ?? '') : '';
    const next = location === '' ? null : URL.parse(location, url);
    if (next && redirectsLeft > 0) {
      // What it says with the redirect is not read; a stream that is given up tells of that as an error.
      body.on('error', () => undefined).destroy();
      return follow(next.href, limits, redirectsLeft - 1);
    }
    const read = await bytesOf(body, limits.bytesAtMost);
    return { status: statusCode, url, type: String(answered['content-type'] ?? ''), ...read };
  };
  return async (url: string, limits: ReadingLimits): Promise<OutboundReading> => {
    try {
      return await follow(url, limits, redirectsAtMost);
    } catch (error) {
      return { failure: failureOf(error) };
    }
  };
};
