import * as z from 'zod/mini';
import { AppId } from './applet-server.ts';
import { endpoint } from './endpoint.ts';
import { Id, line, queryWhole } from './scalars.ts';

/** Hours after its last change when a preview is deleted, if it was not ended before. */
export const previewHours = 12;
/** Faults that a phone shows at most. */
export const previewFaultsAtMost = 50;
/** So long a phone's question waits for a change. */
export const previewWaitSecondsAtMost = 25;

/** What is wrong with the folder that a developer works on, in the words of their tool. */
export const PreviewFault = z.object({ path: z.nullable(z.string()), text: z.string() });
export type PreviewFault = z.infer<typeof PreviewFault>;

/** What a developer works on, as testers may open it. */
export const Preview = z.object({
  id: Id,
  /** Grows with every change. */
  revision: z.int(),
  /** Opens it on a phone, for the developer and the testers of the mini program. */
  address: z.string(),
});
export type Preview = z.infer<typeof Preview>;

const byKey = { face: 'open', access: 'uploadKey', path: '/applet/preview' } as const;

export const sendPreview = endpoint({
  ...byKey,
  id: 'preview.send',
  method: 'PUT',
  summary: 'Shows testers the package that was sent with the same upload key; it becomes no version',
  rate: 'write',
  body: z.strictObject({ uploadId: Id }),
  reply: Preview,
  refusals: ['not_found', 'package_refused'],
});

export const reportPreviewFaults = endpoint({
  ...byKey,
  id: 'preview.fault',
  method: 'POST',
  summary: 'Shows testers what is wrong with the folder instead of its pages, until a sound package comes',
  rate: 'write',
  body: z.strictObject({
    faults: z
      .array(z.strictObject({ path: z.nullable(line(300)), text: line(500) }))
      .check(z.minLength(1), z.maxLength(previewFaultsAtMost)),
  }),
  reply: Preview,
  refusals: ['not_found'],
});

export const endPreview = endpoint({
  ...byKey,
  id: 'preview.end',
  method: 'DELETE',
  summary: 'Ends the preview of the upload key; one that is over stays so',
  rate: 'write',
  reply: z.null(),
  refusals: [],
});

/** How a preview stands, for those who may open it. */
export const PreviewState = z.object({
  /** It was ended, or the caller may not open it any more. */
  isOver: z.boolean(),
  revision: z.int(),
  faults: z.array(PreviewFault),
});
export type PreviewState = z.infer<typeof PreviewState>;

export const watchPreview = endpoint({
  id: 'preview.watch',
  face: 'app',
  method: 'GET',
  path: '/applet/{appId}/preview/{id}',
  summary: 'How a preview stands; with the revision that is known, waits for the next change',
  access: 'customer',
  rate: 'read',
  params: z.object({ appId: AppId, id: Id }),
  query: z.strictObject({
    revision: z.optional(queryWhole(0, 2_147_483_647)),
    wait: z.optional(queryWhole(0, previewWaitSecondsAtMost)),
  }),
  reply: PreviewState,
  refusals: ['not_found'],
});
