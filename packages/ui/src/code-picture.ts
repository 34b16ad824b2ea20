import encodeQR from 'qr';

/** What a picture of a code says; every text as people read it. */
export interface CodePicture {
  readonly brCode: string;
  readonly shop: string;
  readonly name: string;
  readonly amount: string;
  readonly title: string;
  /** The methods that are taken, in a sentence. */
  readonly taken: string;
}

const width = 1_080;
const height = 1_440;
const margin = 90;
const family = "'Figtree Variable', sans-serif";

/** Writes a line in the middle, smaller where it would not fit. */
const write = (
  context: CanvasRenderingContext2D,
  text: string,
  { y, size, weight = 400, color = '#24201b' }: { y: number; size: number; weight?: number; color?: string },
): void => {
  context.fillStyle = color;
  context.textAlign = 'center';
  let fitting = size;
  do {
    context.font = `${weight} ${fitting}px ${family}`;
    fitting -= 2;
  } while (fitting > 20 && context.measureText(text).width > width - 2 * margin);
  context.fillText(text, width / 2, y, width - 2 * margin);
};

const drawCode = (context: CanvasRenderingContext2D, text: string, y: number, room: number): void => {
  const rows = encodeQR(text, 'raw', { border: 4, ecc: 'medium' });
  // Whole pixels only: cameras like sharp edges.
  const unit = Math.floor(room / rows.length);
  const size = unit * rows.length;
  const left = Math.round((width - size) / 2);
  context.fillStyle = '#ffffff';
  context.strokeStyle = '#c2410c';
  context.lineWidth = 8;
  context.beginPath();
  context.roundRect(left - 20, y - 20, size + 40, size + 40, 40);
  context.fill();
  context.stroke();
  context.fillStyle = '#000000';
  for (const [row, cells] of rows.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) context.fillRect(left + column * unit, y + row * unit, unit, unit);
};

/** A PNG of the code, to send or to put on a screen. The text uses the fonts of the person's machine. */
export const pictureOf = async ({ brCode, shop, name, amount, title, taken }: CodePicture): Promise<Blob> => {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.fillStyle = '#fff7ed';
  context.fillRect(0, 0, width, height);
  write(context, shop, { y: 140, size: 72, weight: 700 });
  write(context, name, { y: 204, size: 36, color: '#6b6357' });
  write(context, title, { y: 290, size: 50, weight: 600, color: '#c2410c' });
  drawCode(context, brCode, 350, 800);
  write(context, amount, { y: 1_290, size: 72, weight: 700 });
  write(context, taken, { y: 1_375, size: 34 });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came of it'))), 'image/png');
  });
};
