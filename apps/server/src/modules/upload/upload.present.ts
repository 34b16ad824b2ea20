import type { Upload } from '@balcao/contract/upload';
import type { UploadRow } from './upload.repository.ts';

export const presentUpload = ({ id, name, type, bytes, state, problem, scan, createdAt }: UploadRow): Upload => ({
  id,
  name,
  type,
  bytes,
  state,
  problem,
  scan,
  createdAt: createdAt.toISOString(),
});
