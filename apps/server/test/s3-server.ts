import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';

interface Kept {
  readonly bytes: Buffer;
  readonly meta: Readonly<Record<string, string>>;
}
interface Parted {
  readonly key: string;
  readonly begunAt: Date;
  readonly meta: Readonly<Record<string, string>>;
  readonly parts: Map<number, Buffer>;
}
interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}
interface Ask {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}
/** What a service says that does not do what it is asked. */
class Wrong extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Few, so that every list of more has to be asked for in parts. */
const listedAtOnce = 3;
const leastPart = 5 * 1024 * 1024;
const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;
const xml = (name: string, inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</${name}>`;
const metaIn = (headers: http.IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.startsWith('x-amz-meta-'))
      .map(([name, value]) => [name, String(value)]),
  );

/** A body in the chunks of the signature's version 4: each after its length, a checksum after the last one. */
const unchunked = (body: Buffer, headers: http.IncomingHttpHeaders): Buffer => {
  if (!String(headers['x-amz-content-sha256'] ?? '').startsWith('STREAMING-')) return body;
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.toString('latin1', at, end), 16);
    at = end + 2;
    if (length === 0) {
      const bytes = Buffer.concat(parts);
      if (bytes.length !== Number(headers['x-amz-decoded-content-length'])) throw new Wrong(400, 'IncompleteBody');
      const said = /x-amz-checksum-crc32:(\S+)/.exec(body.toString('latin1', at))?.[1];
      const sum = Buffer.alloc(4);
      sum.writeUInt32BE(crc32(bytes));
      if (said !== undefined && said !== sum.toString('base64')) throw new Wrong(400, 'BadDigest');
      return bytes;
    }
    parts.push(body.subarray(at, at + length));
    at += length + 2;
  }
};

/**
 * A service that speaks as much of S3 as the product asks of one: eleven operations, with parts of at least five megabytes. It keeps
 * what it has while it is away. Signatures are not looked at.
 */
export const openS3Server = async () => {
  const files = new Map<string, Kept>();
  const uploads = new Map<string, Parted>();
  const asked: string[] = [];
  /** Answers each request that it matches with a failure of the service. */
  let failing: ((operation: string) => boolean) | undefined;
  let forgets = false;

  const uploadOf = (query: URLSearchParams): Parted => {
    const found = uploads.get(query.get('uploadId') ?? '');
    if (!found) throw new Wrong(404, 'NoSuchUpload');
    return found;
  };
  const fileOf = (key: string): Kept => {
    const found = files.get(key);
    if (!found) throw new Wrong(404, 'NoSuchKey');
    return found;
  };
  const operations: Readonly<Record<string, (ask: Ask) => Answer>> = {
    put: ({ key, headers, body }) => {
      files.set(key, { bytes: body, meta: metaIn(headers) });
      return { headers: { etag: etagOf(body) } };
    },
    get: ({ key, headers }) => {
      const { bytes, meta } = fileOf(key);
      const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '');
      if (!range) return { headers: meta, body: bytes };
      const [first, last] = [Number(range[1]), Math.min(Number(range[2]), bytes.length - 1)];
      if (first > last) throw new Wrong(416, 'InvalidRange');
      const said = { 'content-range': `bytes ${first}-${last}/${bytes.length}` };
      return { status: 206, headers: { ...meta, ...said }, body: bytes.subarray(first, last + 1) };
    },
    head: ({ key }) => {
      const { bytes, meta } = fileOf(key);
      return { headers: { ...meta, 'content-length': String(bytes.length), etag: etagOf(bytes) } };
    },
    delete: ({ key }) => {
      files.delete(key);
      return { status: 204 };
    },
    deleteSeveral: ({ body }) => {
      for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) files.delete(key);
      return { body: xml('DeleteResult', '') };
    },
    list: ({ query }) => {
      const found = [...files].filter(([key]) => key.startsWith(query.get('prefix') ?? ''));
      const from = Number(query.get('continuation-token') ?? 0);
      const isMore = from + listedAtOnce < found.length;
      const next = isMore ? `<NextContinuationToken>${from + listedAtOnce}</NextContinuationToken>` : '';
      const each = found
        .slice(from, from + listedAtOnce)
        .map(([key, { bytes }]) => `<Contents><Key>${key}</Key><Size>${bytes.length}</Size></Contents>`);
      return { body: xml('ListBucketResult', `<IsTruncated>${isMore}</IsTruncated>${next}${each.join('')}`) };
    },
    create: ({ key, headers }) => {
      const id = randomUUID();
      uploads.set(id, { key, begunAt: new Date(), meta: metaIn(headers), parts: new Map() });
      return { body: xml('InitiateMultipartUploadResult', `<Key>${key}</Key><UploadId>${id}</UploadId>`) };
    },
    part: ({ query, body }) => {
      uploadOf(query).parts.set(Number(query.get('partNumber')), body);
      return { headers: { etag: etagOf(body) } };
    },
    listParts: ({ query }) => {
      const each = [...uploadOf(query).parts].map(
        ([number, bytes]) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size></Part>`,
      );
      return { body: xml('ListPartsResult', `<IsTruncated>false</IsTruncated>${each.join('')}`) };
    },
    complete: ({ key, query }) => {
      const { parts, meta } = uploadOf(query);
      const all = [...parts].sort(([one], [other]) => one - other).map(([, bytes]) => bytes);
      if (all.slice(0, -1).some(({ length }) => length < leastPart)) throw new Wrong(400, 'EntityTooSmall');
      uploads.delete(query.get('uploadId') ?? '');
      if (!forgets) files.set(key, { bytes: Buffer.concat(all), meta });
      return { body: xml('CompleteMultipartUploadResult', `<Key>${key}</Key>`) };
    },
    abort: ({ query }) => {
      uploadOf(query);
      uploads.delete(query.get('uploadId') ?? '');
      return { status: 204 };
    },
    listUploads: () => {
      const each = [...uploads].map(
        ([id, { key, begunAt }]) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
      );
      return { body: xml('ListMultipartUploadsResult', `<IsTruncated>false</IsTruncated>${each.join('')}`) };
    },
  };
  const operationOf = ({ method, key, query }: Ask): string => {
    if (method === 'POST') return query.has('delete') ? 'deleteSeveral' : query.has('uploads') ? 'create' : 'complete';
    if (method === 'PUT') return query.has('partNumber') ? 'part' : 'put';
    if (method === 'DELETE') return query.has('uploadId') ? 'abort' : 'delete';
    if (method === 'HEAD') return 'head';
    if (key === '') return query.has('uploads') ? 'listUploads' : 'list';
    return query.has('uploadId') ? 'listParts' : 'get';
  };

  const answerTo = (ask: Ask): Answer => {
    const operation = operationOf(ask);
    asked.push(operation);
    if (failing?.(operation)) throw new Wrong(500, 'InternalError');
    const answer = operations[operation];
    if (!answer) throw new Wrong(405, 'MethodNotAllowed');
    return answer({ ...ask, body: unchunked(ask.body, ask.headers) });
  };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://s3.test');
      const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
      const ask = { method: request.method ?? '', key, query: url.searchParams, headers: request.headers };
      try {
        const { status = 200, headers = {}, body = '' } = answerTo({ ...ask, body: Buffer.concat(chunks) });
        response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
      } catch (error) {
        const { status, code } = error instanceof Wrong ? error : new Wrong(500, String(error));
        response.writeHead(status).end(request.method === 'HEAD' ? undefined : xml('Error', `<Code>${code}</Code>`));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** As `FILES_URL` says it. */
    url: `http://key:secret@127.0.0.1:${port}/bucket/data?region=sa-east-1`,
    files,
    uploads,
    asked,
    fail: (which: ((operation: string) => boolean) | undefined) => {
      failing = which;
    },
    /** Says that what was put together is there, and keeps nothing of it. */
    forget: () => {
      forgets = true;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
