import type { Endpoint } from '@balcao/contract/endpoint';
import { dataOf, NetworkError } from '@balcao/sdk/client';
import { stream } from './api.ts';

interface Asked {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly withinMs: number;
}

/**
 * A file that an endpoint streams, whole; `type` is what its media type begins with.
 * @throws RefusedError where the server refuses; NetworkError where it is not reached.
 */
export const streamedFile = async (target: Endpoint, type: string, asked: Asked): Promise<Blob> => {
  const { query = {}, params = {}, withinMs } = asked;
  const response = await stream(target, query, AbortSignal.timeout(withinMs), params).catch((cause) => {
    throw new NetworkError('unreachable', cause);
  });
  if (!(response.headers.get('content-type') ?? '').startsWith(type)) dataOf(await response.text(), response.status);
  return response.blob();
};
