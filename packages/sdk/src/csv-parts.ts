import { dataOf, NetworkError } from './client.ts';

const reachable = async (answer: Promise<Response>, signal: AbortSignal): Promise<Response> => {
  try {
    return await answer;
  } catch (cause) {
    signal.throwIfAborted();
    throw new NetworkError('unreachable', cause);
  }
};

/**
 * What an endpoint streams as CSV, part by part as it comes: `answer` is on its way.
 * @throws RefusedError what the API refused. @throws NetworkError the connection was lost before the end.
 */
export async function* csvParts(
  answer: Promise<Response>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  const response = await reachable(answer, signal);
  const isCsv = response.headers.get('content-type')?.startsWith('text/csv') ?? false;
  if (!response.ok || !isCsv || !response.body) {
    dataOf(await response.text(), response.status);
    throw new NetworkError(`http-${response.status}`);
  }
  const reader = response.body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } catch (cause) {
    signal.throwIfAborted();
    throw new NetworkError('unreachable', cause);
  } finally {
    reader.releaseLock();
  }
}
