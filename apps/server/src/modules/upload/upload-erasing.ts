import type { Tx } from '../../platform/db.ts';
import { deleteUpload, findUpload } from './upload.repository.ts';
import type { KeptUse } from './upload.tables.ts';
import type { UploadFiles } from './upload-files.ts';

interface Erased {
  readonly merchantId: string;
  readonly id: string;
  /** One that is kept for something else stays. */
  readonly use: KeptUse;
}

/** Deletes a file whose message is erased, also one that is kept; what is gone already stays so. Comes last in its transaction. */
export const eraseUpload = async (
  tx: Tx,
  files: Pick<UploadFiles, 'remove'>,
  { merchantId, id, use }: Erased,
): Promise<void> => {
  if ((await findUpload(tx, { merchantId, id }))?.use !== use) return;
  await deleteUpload(tx, { merchantId, id });
  await files.remove(id);
};
