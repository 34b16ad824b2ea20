import * as z from 'zod/mini';
import type { FileRule } from './file-rule.ts';
import { megabyte } from './limits.ts';

/** What a voice message is kept as: Opus in WebM, AAC in MP4, or MP3. */
export const VoiceType = z.enum(['audio/webm', 'audio/mp4', 'audio/mpeg']);
export type VoiceType = z.infer<typeof VoiceType>;

export const isVoiceType = (type: string): type is VoiceType => VoiceType.safeParse(type).success;

/** A voice message, as it is sent. */
export const voiceBytesAtMost = 4 * megabyte;
export const voiceSecondsAtMost = 5 * 60;

/** Files that may be chosen where recording is not possible; their content decides what they are. */
export const voiceFile: FileRule = {
  accept: ['audio/*', '.webm', '.ogg', '.oga', '.opus', '.m4a', '.mp4', '.mp3'],
  bytesAtMost: voiceBytesAtMost,
};
