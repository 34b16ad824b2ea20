import { dataOf } from '@balcao/sdk/client';

const readAs = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
    reader.readAsDataURL(blob);
  });

/**
 * The address under which a page shows a picture that came with a session's token, which an `img` cannot send. It holds the picture
 * itself, and is gone with the last that refers to it. @throws RefusedError what the API refused.
 */
export const pictureAddressOf = async (response: Response): Promise<string> => {
  if (response.headers.get('content-type')?.startsWith('image/')) return readAs(await response.blob());
  throw new Error(String(dataOf(await response.text(), response.status)));
};

/** The bytes of a file in Base64. */
export const base64Of = async (file: Blob): Promise<string> => (await readAs(file)).replace(/^data:.*?,/, '');
