import { ReadableStream } from 'node:stream/web';
import { packageFile } from '@balcao/applet-package/limits';
import { pictureFile } from '@balcao/contract/article-picture';
import { anyType, type FileRule, fileBytesAtMost, problemOf } from '@balcao/contract/file-rule';
import type { RefusalName } from '@balcao/contract/refusal';
import { ticketFile } from '@balcao/contract/ticket-file';
import { documentFile, UploadUse } from '@balcao/contract/upload';
import { type Locker, Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locks } from '../../platform/locks.ts';
import { Refusal, refuse, refusePackage } from '../../platform/refusal.ts';
import { progressing } from '../../platform/slow-callers.ts';
import { extensions, TeamStore } from './team-store.ts';
import type { Sender, UploadIntake } from './upload-intake.service.ts';

export const transferPath = '/upload';
export const tusVersion = '1.0.0';
const partType = 'application/offset+octet-stream';

/** A new request for an upload takes it over: a request running elsewhere, such as on a dead connection, is told to end. */
const lockerOf = (locks: Locks): Locker => ({
  newLock: (id) => {
    let release: (() => Promise<void>) | undefined;
    return {
      lock: async (_signal, wanted) => {
        release = await locks.hold(`upload:${id}`, () => void wanted());
        if (!release) refuse('unavailable', 2);
      },
      unlock: async () => release?.(),
    };
  },
});

const drainMs = 500;

/** With an id, it is about a file that was announced. */
export type TransferRequest = FastifyRequest<{ Params: { id?: string } }>;

/** As the library gets to see it: it would look for an id in all that stands behind the path, so it is told the path alone. */
const webRequestOf = (request: TransferRequest, path: string, bytes: AsyncIterable<Buffer>): Request => {
  const { id } = request.params;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  const init: RequestInit & { duplex: 'half' } = { method: request.method, headers, duplex: 'half' };
  // Read when asked for: what is refused by its headers is not read at all.
  if (request.method === 'POST' || request.method === 'PATCH') {
    // The types of Node and of the browser each have a ReadableStream of their own.
    init.body = ReadableStream.from(bytes) as unknown as NonNullable<RequestInit['body']>;
  }
  return new Request(new URL(id === undefined ? path : `${path}/${id}`, 'http://localhost'), init);
};

/** Of any type: what a file is, its content decides when it is whole (rule: files-by-content). */
const rules = {
  document: { ...documentFile, accept: anyType },
  package: { ...packageFile, accept: anyType },
  picture: { ...pictureFile, accept: anyType },
  ticket: { ...ticketFile, accept: anyType },
  media: { accept: anyType, bytesAtMost: fileBytesAtMost },
} as const satisfies Record<UploadUse, FileRule>;

/** A value of the metadata in which a file is announced; undefined where it says none. */
const announcedAs = (request: Pick<FastifyRequest, 'headers'>, key: 'use' | 'filename'): string | undefined => {
  const pairs = String(request.headers['upload-metadata'] ?? '').split(',');
  const [, value] = pairs.map((pair) => pair.trim().split(' ')).find(([name]) => name === key) ?? [];
  return value === undefined ? undefined : Buffer.from(value, 'base64').toString();
};

/** What is wrong with a file by its name and size is refused before anything is written, in words that help. */
const checkAnnounced = (request: FastifyRequest, use: UploadUse): void => {
  const announced = request.headers['upload-length'];
  if (request.method !== 'POST' || announced === undefined) return;
  const file = { name: announcedAs(request, 'filename') ?? '', size: Number(announced), type: '' };
  const problem = problemOf(file, rules[use]);
  if (problem === 'apk') refuse('file_is_apk');
  if (problem === 'empty') refuse('document_empty');
  if (problem !== 'tooLarge') return;
  if (use === 'package') refusePackage([{ code: 'zipTooLarge', limit: rules.package.bytesAtMost }]);
  refuse(use === 'media' ? 'media_too_large' : 'document_too_large');
};

/** What the protocol asks of every request; the library answers these with other statuses than it says. */
const checkHead = (request: FastifyRequest, reply: FastifyReply): void => {
  const { method, headers } = request;
  if (headers['tus-resumable'] !== tusVersion) {
    reply.header('tus-version', tusVersion);
    refuse('upload_version_wrong');
  }
  if (method === 'PATCH' && headers['content-type'] !== partType) refuse('upload_type_wrong');
};

const refusalsByStatus: Readonly<Record<number, RefusalName>> = {
  404: 'not_found',
  409: 'upload_offset_wrong',
  410: 'not_found',
  413: 'body_too_large',
};
/** What the library says to a request that gave way to another one for the same upload: it has no status of its own. */
const gaveWay = /lock acquired/;
/** What the library refuses, in our words. */
const refuseAs = (status: number, said: string): never => {
  if (status >= 500 || gaveWay.test(said)) return refuse('unavailable', 1);
  return refuse(refusalsByStatus[status] ?? 'request_malformed');
};

/**
 * Where an upload stands cannot be told just now: by this status the usual clients ask again. After any other one they would begin a new
 * upload, and what has come in would be sent twice.
 */
const throwFor = ({ method }: Pick<FastifyRequest, 'method'>, failure: Error): never => {
  const isKnown = failure instanceof Refusal && failure.row.http < 500;
  if (method === 'HEAD' && !isKnown) refuse('upload_waits', 1);
  throw failure;
};

/** What is announced says in its metadata what it is for; without it, it is a document. */
export const announcedUse = (request: Pick<FastifyRequest, 'headers'>): UploadUse => {
  const said = announcedAs(request, 'use');
  if (said === undefined) return UploadUse.enum.document;
  const use = UploadUse.safeParse(said);
  return use.success ? use.data : refuse('request_malformed');
};

/** Who sends, and what they may. */
export interface FileSender extends Sender {
  /** Below which address their files are. */
  readonly path: string;
  /** Of what is announced `createdBy` is the sender. @throws Refusal `permission_missing`, or `not_found`. */
  readonly check: (upload: { readonly use: UploadUse; readonly createdBy: string }) => void;
}

interface Needs {
  readonly intake: UploadIntake;
  readonly locks: Locks;
  /** How long the next byte of a document may take. */
  readonly progressMs: number;
}

/**
 * Answers one request of tus 1.0.0 (rule: resumable-uploads) for one sender. The library knows the protocol; who may what, what is written
 * where and which words are said is ours.
 * @throws Refusal what is not taken, by the rules of the product or of the protocol.
 */
export const createTus = ({ intake, locks, progressMs }: Needs) => {
  const locker = lockerOf(locks);
  const serverFor = (sender: FileSender, use: UploadUse, onError: (error: Error) => void): Server =>
    new Server({
      path: sender.path,
      datastore: new TeamStore(intake, sender, use),
      locker,
      lockDrainTimeout: drainMs,
      maxSize: rules[use].bytesAtMost,
      relativeLocation: true,
      respectForwardedHeaders: false,
      allowedOrigins: [],
      namingFunction: intake.newUploadId,
      onResponseError: (_request, error) => {
        // What has a status is of the protocol, and the library says it.
        if (error instanceof Error && !('status_code' in error)) onError(error);
        return undefined;
      },
    });

  return {
    send: async (request: TransferRequest, reply: FastifyReply, sender: FileSender) => {
      checkHead(request, reply);
      const { id } = request.params;
      // Before any lock, so that a stranger cannot disturb an upload of others.
      const upload =
        id === undefined
          ? { use: announcedUse(request), createdBy: sender.senderId }
          : await intake.announced(sender.merchantId, id);
      sender.check(upload);
      const { use } = upload;
      checkAnnounced(request, use);
      let failure: Error | undefined;
      const onError = (error: Error): void => {
        failure = error;
      };
      const bytes = progressing(request.raw, progressMs, onError);
      const asked = webRequestOf(request, sender.path, bytes) as Parameters<Server['handleWeb']>[0];
      const answer = await serverFor(sender, use, onError).handleWeb(asked);
      if (failure) throwFor(request, failure);
      const said = await answer.text();
      if (answer.headers.get('connection') === 'close') reply.header('connection', 'close');
      if (answer.status >= 400) refuseAs(answer.status, said);
      for (const [name, value] of answer.headers) if (!name.startsWith('access-control-')) reply.header(name, value);
      return reply.code(answer.status).header('cache-control', 'no-store').send(said);
    },

    /** What tus offers here: the same to everyone, and nothing about any upload. */
    describe: (reply: FastifyReply): FastifyReply =>
      reply
        .code(204)
        .headers({
          'tus-version': tusVersion,
          'tus-extension': extensions.join(','),
          'tus-max-size': fileBytesAtMost,
        })
        .send(),
  };
};
export type Tus = ReturnType<typeof createTus>;
