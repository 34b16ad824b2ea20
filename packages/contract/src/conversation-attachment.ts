import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { SentDocument } from './conversation-document.ts';
import type { FileRule } from './file-rule.ts';
import { megabyte } from './limits.ts';
import { line, whole } from './scalars.ts';
import { documentFile } from './upload.ts';
import { VoiceType } from './voice.ts';

/** A picture of a message, as it is sent. */
export const sentPictureBytesAtMost = 8 * megabyte;
/** Pictures, voice messages and documents that one person sends in a minute, and in a day. */
export const filesAMinuteAtMost = 10;
export const filesADayAtMost = 100;

/** What may be chosen: what documents take, without the PDF. */
export const messagePictureFile: FileRule = {
  accept: documentFile.accept.filter((one) => !one.endsWith('pdf')),
  bytesAtMost: sentPictureBytesAtMost,
};

/** What comes with a message in addition to its words. */
export const AttachmentKind = codes(['picture', 'place', 'voice', 'document']);
export type AttachmentKind = z.infer<typeof AttachmentKind>;

/** Latitude and longitude in millionths of a degree, north and east positive (WGS 84): whole numbers are the same everywhere. */
export const placeUnit = 1_000_000;
export const Place = {
  latitude: whole(-90 * placeUnit, 90 * placeUnit),
  longitude: whole(-180 * placeUnit, 180 * placeUnit),
} as const;
/** What the person calls the place. */
export const PlaceLabel = line(120);

const Picture = z.object({
  kind: z.literal(AttachmentKind.enum.picture),
  /** In pixels, so that its room is known before it is there. */
  width: z.int(),
  height: z.int(),
});
export const SentPlace = z.object({
  kind: z.literal(AttachmentKind.enum.place),
  latitude: z.int(),
  longitude: z.int(),
  label: z.nullable(z.string()),
});
export type SentPlace = z.infer<typeof SentPlace>;
const Voice = z.object({
  kind: z.literal(AttachmentKind.enum.voice),
  type: VoiceType,
  /** How long it is: one at least. */
  seconds: z.int(),
});
/** A picture, a voice message or a document, whose bytes are read with its message, or a place. */
export const MessageAttachment = z.discriminatedUnion('kind', [Picture, SentPlace, Voice, SentDocument]);
export type MessageAttachment = z.infer<typeof MessageAttachment>;

/** Where a place is shown on a map that everyone can open. */
export const mapOf = ({ latitude, longitude }: Pick<SentPlace, 'latitude' | 'longitude'>): string => {
  const [lat, lon] = [latitude / placeUnit, longitude / placeUnit];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
};
