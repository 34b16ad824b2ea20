import type { UploadUse } from '@balcao/contract/upload';
import type { TestApp } from './test-app.ts';

/** The product at an address of its own, where bytes travel as they do from a browser. */
export const addressOf = async (testApp: TestApp): Promise<string> =>
  testApp.app.listen({ port: 0, host: '127.0.0.1' });

const inBase64 = (text: string): string => Buffer.from(text).toString('base64');

interface Extra {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Speaks tus to the product as one holder of a token; `place`: where files are announced. */
export const transferOf = (address: string, token?: string, place = '/upload') => {
  const ask = (
    method: string,
    path: string,
    body: Uint8Array<ArrayBuffer> | ReadableStream | undefined,
    { headers = {}, signal }: Extra,
  ) =>
    fetch(address + path, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        'accept-language': 'pt',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body, duplex: 'half' }),
      ...(signal ? { signal } : {}),
    } as RequestInit);
  const announce = (bytes: number, name = 'rg.jpg', extra: Extra = {}, use?: UploadUse) =>
    ask('POST', place, undefined, {
      ...extra,
      headers: {
        'upload-length': String(bytes),
        'upload-metadata': [`filename ${inBase64(name)}`, ...(use ? [`use ${inBase64(use)}`] : [])].join(),
        ...extra.headers,
      },
    });
  const put = (path: string, offset: number, bytes: Uint8Array<ArrayBuffer> | ReadableStream, extra: Extra = {}) =>
    ask('PATCH', path, bytes, {
      ...extra,
      headers: {
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        ...extra.headers,
      },
    });
  return {
    ask: (method: string, path: string, extra: Extra & { readonly body?: Uint8Array<ArrayBuffer> } = {}) =>
      ask(method, path, extra.body, extra),
    announce,
    put,
    look: (path: string) => ask('HEAD', path, undefined, {}),
    remove: (path: string) => ask('DELETE', path, undefined, {}),
    /** Announces and sends all of it; answers with where it lies and its id. */
    send: async (
      bytes: Buffer,
      name?: string,
      use?: UploadUse,
    ): Promise<{ path: string; id: string; status: number }> => {
      const path = (await announce(bytes.length, name, {}, use)).headers.get('location') ?? '';
      const { status } = await put(path, 0, new Uint8Array(bytes));
      return { path, id: path.split('/').at(-1) ?? '', status };
    },
  };
};
export type Transfer = ReturnType<typeof transferOf>;

/** How much of an upload there is, as the product says. */
export const offsetOf = (answer: Response): number => Number(answer.headers.get('upload-offset'));
/** What the product refused. */
export const refusalOf = async (answer: Response): Promise<string | undefined> =>
  ((await answer.json()) as { data?: { refusal?: string } }).data?.refusal;
