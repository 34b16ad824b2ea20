import type { Upload } from '@balcao/contract/upload';
import { isVoiceType } from '@balcao/contract/voice';
import type { UploadRow } from './upload.repository.ts';

/** The type of what is shown as a file: voice messages are heard within their conversation. */
export const shownType = (type: UploadRow['type']): Upload['type'] =>
  type === null || isVoiceType(type) ? null : type;

export const presentUpload = ({ id, name, type, bytes, state, problem, scan, createdAt }: UploadRow): Upload => ({
  id,
  name,
  type: shownType(type),
  bytes,
  state,
  problem,
  scan,
  createdAt: createdAt.toISOString(),
});
