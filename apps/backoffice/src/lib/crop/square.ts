/** A part of a picture, in its own pixels. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Twice what the server keeps: enough to be sharp, and always few enough bytes to send. */
const side = 512;
const quality = 0.9;

/** Whether this browser can show the file as a picture, whatever it is called. */
export const isPhoto = async (file: Blob): Promise<boolean> => {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  bitmap?.close();
  return bitmap !== undefined;
};

/** The part as a square JPG, base64; upright, on white where the picture is transparent. */
export const squareOf = async (photo: Blob, { x, y, width, height }: Area): Promise<string> => {
  const bitmap = await createImageBitmap(photo);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(bitmap, x, y, width, height, 0, 0, side, side);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', quality).replace(/^data:.*?,/, '');
};
