import { apkStretchBytes, isApk, isZip } from '@balcao/contract/file-rule';

/** Whether a file that is in memory is an Android package, by its content. */
export const isApkOf = (bytes: Buffer): boolean =>
  isApk(bytes.subarray(0, apkStretchBytes), bytes.subarray(-apkStretchBytes));

/** The same for a file that is too large for that: its beginning is read and, of a zip, its end. */
export const isApkIn = async (
  read: (first: number, last: number) => Promise<Buffer | undefined>,
  bytes: number,
): Promise<boolean> => {
  const begin = await read(0, Math.min(bytes, apkStretchBytes) - 1);
  if (!begin || !isZip(begin)) return false;
  const end = await read(Math.max(0, bytes - apkStretchBytes), bytes - 1);
  return isApk(begin, end ?? Buffer.alloc(0));
};
