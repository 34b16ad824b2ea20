import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { type FileRule, fileBytesAtMost } from './file-rule.ts';
import { limits, megabyte } from './limits.ts';
import { Id, token } from './scalars.ts';

/** Of any file that a channel publishes. */
export const mediaBytesAtMost = fileBytesAtMost;
export const videoBytesAtMost = limits.videoMegabytes * megabyte;
/** Files of one broadcast of documents. */
export const documentsAtMost = 10;
/** Files that one person sends at once. */
export const sentAtOnce = limits.filesAtOnce;
/** A cover as it is sent, made smaller in the browser. */
export const posterBytesAtMost = 2 * megabyte;
/** What a video should have at least, for a large screen; one with less is taken all the same. */
export const advisedVideo = { width: 1_920, height: 1_080 } as const;

/** What a file is for: a video that plays, or a document that is opened. */
export const MediaKind = codes(['video', 'document']);
export type MediaKind = z.infer<typeof MediaKind>;

/** By the content of a file, not by its name. */
export const mediaTypes = {
  mp4: { kind: 'video', mime: 'video/mp4' },
  mov: { kind: 'video', mime: 'video/quicktime' },
  pdf: { kind: 'document', mime: 'application/pdf' },
  docx: { kind: 'document', mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  xlsx: { kind: 'document', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  pptx: { kind: 'document', mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  txt: { kind: 'document', mime: 'text/plain' },
} as const satisfies Record<string, { kind: MediaKind; mime: string }>;
/** What may be chosen for each kind. */
export const mediaFiles = {
  video: { accept: ['video/mp4', 'video/quicktime', '.mp4', '.mov'], bytesAtMost: videoBytesAtMost },
  document: {
    accept: ['.pdf', '.docx', '.xlsx', '.pptx', '.txt', 'application/pdf', 'text/plain'],
    bytesAtMost: mediaBytesAtMost,
  },
} as const satisfies Record<MediaKind, FileRule>;
export const MediaType = codes(['mp4', 'mov', 'pdf', 'docx', 'xlsx', 'pptx', 'txt']);
export type MediaType = z.infer<typeof MediaType>;

/** `waiting`: the virus scanner has not looked yet; `unscanned`: there is none, or it did not answer; `tooLarge`: it takes no file as large. */
export const MediaScan = codes(['waiting', 'clean', 'unscanned', 'tooLarge', 'infected']);
export type MediaScan = z.infer<typeof MediaScan>;

/** A file of a broadcast, as all see it who may read that. */
export const Media = z.object({
  id: Id,
  type: MediaType,
  /** As the person called it: text, never a path. */
  name: z.string(),
  bytes: z.int(),
  /** Of a video, in pixels, as it is shown: after it was turned. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Of a video. */
  seconds: z.nullable(z.number()),
  /** As browsers call it. */
  codec: z.nullable(z.string()),
  /** Of a PDF, where that is known. */
  pages: z.nullable(z.int()),
  scan: MediaScan,
  /** Where it can be read for an hour or two, in stretches; below the server's address. */
  url: z.string(),
  /** The picture that stands for a video; null where it has none. */
  posterUrl: z.nullable(z.string()),
});
export type Media = z.infer<typeof Media>;

/** Whether a video falls short of what large screens show. */
export const isBelowAdvice = ({ width, height }: Pick<Media, 'width' | 'height'>): boolean =>
  width !== null && height !== null && (width < advisedVideo.width || height < advisedVideo.height);
/** Whether a video is as wide as it should be for its height, within a hundredth. */
export const isWide = ({ width, height }: Pick<Media, 'width' | 'height'>): boolean =>
  width !== null && height !== null && Math.abs(width / height - 16 / 9) < 0.018;

const pictureWrong = { error: 'cover', abort: true } as const;
const Picture = z
  .base64(pictureWrong)
  .check(z.minLength(4, pictureWrong), z.maxLength(Math.ceil(posterBytesAtMost / 3) * 4, pictureWrong));

const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const ofChannel = z.object({ id: Id });
const params = z.object({ id: Id, mediaId: Id });
const guarded = ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'] as const;

export const createMedia = endpoint({
  id: 'media.create',
  face: 'admin',
  method: 'POST',
  path: '/channel/{id}/media',
  summary: 'Takes a file that was sent whole as one of the channel: what it is, its content decides',
  access: access('write'),
  rate: 'write',
  params: ofChannel,
  body: z.strictObject({
    uploadId: Id,
    kind: MediaKind,
    /** SHA-256 of the file where it was sent from, in hexadecimal. */
    sha256: token(64),
  }),
  reply: Media,
  refusals: [
    ...guarded,
    'file_is_apk',
    'media_changed',
    'media_type_wrong',
    'media_damaged',
    'media_active',
    'video_too_large',
    'documents_full',
  ],
});

export const putMediaPoster = endpoint({
  id: 'media.poster',
  face: 'admin',
  method: 'PUT',
  path: '/channel/{id}/media/{mediaId}/poster',
  summary: 'The picture that stands for a video until it plays',
  access: access('write'),
  rate: 'write',
  bodyBytesAtMost: Math.ceil(posterBytesAtMost / 3) * 4 + 1_024,
  params,
  body: z.strictObject({
    picture: Picture,
  }),
  reply: Media,
  refusals: [...guarded, 'picture_wrong'],
});

export const getMedia = endpoint({
  id: 'media.get',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/media/{mediaId}',
  summary: 'One file of the channel',
  access: access('read'),
  rate: 'read',
  params,
  reply: Media,
  refusals: ['not_found'],
});
