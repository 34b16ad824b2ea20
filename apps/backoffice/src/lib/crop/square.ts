/** A part of a picture, in its own pixels. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Twice what the server keeps: enough to be sharp, and always few enough bytes to send. */
const side = 512;
const coverWidth = 1_600;
const quality = 0.9;

/** Whether this browser can show the file as a picture, without regard to its name. */
export const isPhoto = async (file: Blob): Promise<boolean> => {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  bitmap?.close();
  return bitmap !== undefined;
};

/** How a part of a picture is cut out: a JPG in base64. */
export type Cut = (photo: Blob, area: Area) => Promise<string>;

/** The part in this size, upright, on white where the picture is transparent. */
const cutTo = async (photo: Blob, { x, y, width, height }: Area, [wide, high]: readonly [number, number]) => {
  const bitmap = await createImageBitmap(photo);
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = high;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, wide, high);
  context.drawImage(bitmap, x, y, width, height, 0, 0, wide, high);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', quality).replace(/^data:.*?,/, '');
};

export const squareOf: Cut = (photo, area) => cutTo(photo, area, [side, side]);
/** As wide as it is kept, and for a picture that is smaller no wider than that. */
export const coverOf: Cut = (photo, area) => {
  const wide = Math.max(16, Math.min(coverWidth, Math.round(area.width)));
  return cutTo(photo, area, [wide, Math.round((wide * 9) / 16)]);
};
