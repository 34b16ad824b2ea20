/** Why no code was read from a file: a key of `customer.problem`. */
export type PictureProblem = 'noCode' | 'noImage';

/** Larger photos do not make a code easier to read and take longer to search; in pixels of the longer side. */
const sideAtMost = 1_600;
/** Pictures that are drawn and have no size of their own. */
const drawnSide = 1_024;

const opened = async (file: Blob): Promise<HTMLImageElement | undefined> => {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(image.src);
  }
};

const pixelsOf = (image: HTMLImageElement): ImageData | undefined => {
  const [width, height] = [image.naturalWidth || drawnSide, image.naturalHeight || drawnSide];
  const scale = Math.min(1, sideAtMost / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // A code on a transparent ground is meant to be seen on white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

/** Reads the QR code in a picture, in this browser; the picture goes nowhere. */
export const readPicture = async (file: Blob): Promise<{ code: string } | { problem: PictureProblem }> => {
  const image = await opened(file);
  const pixels = image && pixelsOf(image);
  if (!pixels) return { problem: 'noImage' };
  const { decodeQR } = await import('qr/decode.js');
  try {
    return { code: decodeQR(pixels, { effort: 8, timeLimit: 1_000 }) };
  } catch {
    return { problem: 'noCode' };
  }
};

/** The first file of something dropped or pasted; undefined when it holds none, as ordinary text. */
export const fileOf = (transfer: DataTransfer | null): File | undefined => transfer?.files[0];
