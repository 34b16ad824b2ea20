import { messagePictureFile } from '@balcao/contract/conversation-attachment';
import { problemOfChosen } from './file-check.ts';
import { base64Of } from './picture-address.ts';
import { pictureOfPhoto } from './video-picture.ts';

/** A picture that is to be sent with a message. */
export interface ChosenPicture {
  readonly name: string;
  /** In Base64; made smaller where this browser can read it. */
  readonly base64: string;
  /** In pixels, as it is turned; undefined where this browser does not show it: few show the photos of an iPhone. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}
export type PictureProblem = 'empty' | 'apk' | 'tooLarge' | 'typeWrong';

const sizeOf = async (file: Blob): Promise<ChosenPicture['size']> => {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};

/** Reads a picture that a person chose, or says what is wrong with it. */
export const readChosen = async (file: File): Promise<ChosenPicture | PictureProblem> => {
  const problem = await problemOfChosen(file, messagePictureFile);
  if (problem) return problem;
  const smaller = await pictureOfPhoto(file);
  return { name: file.name, base64: smaller ?? (await base64Of(file)), size: await sizeOf(file) };
};

/** Where a page shows it; what it is, the browser finds out by itself. */
export const addressOfChosen = (base64: string): string => `data:image/webp;base64,${base64}`;
