import { randomBytes } from 'node:crypto';
import type { FileInspector } from './inspection/file-inspector.ts';
import { refuseField } from './refusal.ts';

/** A picture is no larger when it is sent. */
const bytesAtMost = 500 * 1024;
/** How a JPG and a PNG begin. */
const beginnings = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];
const isJpgOrPng = (bytes: Buffer): boolean =>
  beginnings.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning));

/** A square as it is kept: encoded again, so that only the pixels of the upload are shown. */
export interface SquarePicture {
  readonly id: string;
  readonly picture: Buffer;
}
/** A new id with every picture: what is at an address never changes. */
export const newSquarePicture = (picture: Buffer): SquarePicture => ({
  id: randomBytes(16).toString('base64url'),
  picture,
});

/**
 * A square of ours of a JPG or PNG in Base64 of at most 500 KB. @throws Refusal `form_invalid` on `field` for anything but a complete JPG or PNG,
 * judged by its bytes (rule: files-by-content).
 */
export const squarePictureOf = async (
  fileInspector: Pick<FileInspector, 'inspect'>,
  base64: string,
  field: 'icon' | 'avatar',
): Promise<SquarePicture> => {
  const sent = Buffer.from(base64, 'base64');
  if (sent.length > bytesAtMost || !isJpgOrPng(sent)) return refuseField(field, 'icon');
  const looked = await fileInspector.inspect('avatar', async () => sent);
  return looked.problem === undefined ? newSquarePicture(looked.bytes) : refuseField(field, 'icon');
};
