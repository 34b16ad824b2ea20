import type { Upload } from '@balcao/contract/upload';
import type { UploadRow } from './upload.repository.ts';

/** The type of what is shown as a file: voice messages and other documents stay within their conversation. */
export const shownType = (type: UploadRow['type']): Upload['type'] =>
  type === 'image/webp' || type === 'application/pdf' ? type : null;

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
