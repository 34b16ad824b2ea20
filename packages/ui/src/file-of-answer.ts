import { dataOf } from '@balcao/sdk/client';

/** A file of a message that came with a session's token, as what the message says it is. @throws RefusedError what the API refused. */
export const fileOfAnswer = async (response: Response, type: string): Promise<Blob> => {
  if (response.headers.get('content-type')?.startsWith('application/octet-stream'))
    return new Blob([await response.arrayBuffer()], { type });
  throw new Error(String(dataOf(await response.text(), response.status)));
};
