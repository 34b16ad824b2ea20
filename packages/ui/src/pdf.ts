import { GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;
const dataUrl = `${import.meta.env.BASE_URL}assets/pdf-${version}/`;

/** Pixels of the longer side of a drawn page: an A4 page at about 220 dots to the inch. */
const sidePixels = 2_600;
/** Of a file on the network, so much is fetched at a time, and only what the drawn pages need. */
const pieceBytes = 256 * 1_024;

/** No page has more pixels on a side: some browsers draw nothing on a larger canvas. */
const sideAtMost = 4_096;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  readonly size: Promise<Size>;
  cancel(): void;
  isCancelled(): boolean;
}
export interface Pdf {
  readonly pages: number;
  /** Draws a page, from 1, so many pixels wide or as sharp as paper, and answers with the size that the canvas has then. */
  draw(page: number, canvas: HTMLCanvasElement, pixelsWide?: number): Drawing;
}

const scaleOf = ({ width, height }: Size, pixelsWide: number | undefined): number => {
  const side = Math.max(width, height);
  return pixelsWide === undefined ? sidePixels / side : Math.min(pixelsWide / width, sideAtMost / side);
};
const sourceOf = async (source: Blob | string) =>
  typeof source === 'string'
    ? { url: source, rangeChunkSize: pieceBytes, disableAutoFetch: true, disableStream: true }
    : { data: new Uint8Array(await source.arrayBuffer()) };

/**
 * Opens a PDF, or the one at an address, in a worker of our own address. Scripts in it are never run, and images that need a decoder get one in plain
 * JavaScript: the page's policy lets nothing be compiled.
 */
export const openPdf = (source: Blob | string) => {
  let isClosed = false;
  let destroy: (() => Promise<void>) | undefined;
  const open = async (): Promise<Pdf> => {
    const file = await sourceOf(source);
    if (isClosed) throw new Error('closed');
    const task = getDocument({
      ...file,
      useWasm: false,
      wasmUrl: dataUrl,
      cMapUrl: dataUrl,
      cMapPacked: true,
      standardFontDataUrl: dataUrl,
      useWorkerFetch: true,
      enableXfa: false,
      verbosity: 0,
    });
    destroy = () => task.destroy();
    const document = await task.promise;
    return {
      pages: document.numPages,
      draw: (number, canvas, pixelsWide) => {
        let isCancelled = false;
        let stop: (() => void) | undefined;
        const draw = async (): Promise<Size> => {
          const page = await document.getPage(number);
          const { width, height } = page.getViewport({ scale: 1 });
          const scale = scaleOf({ width, height }, pixelsWide);
          const viewport = page.getViewport({ scale });
          if (isCancelled) throw new Error('cancelled');
          canvas.width = Math.round(viewport.width);
          canvas.height = Math.round(viewport.height);
          const rendering = page.render({ canvas, viewport });
          stop = () => rendering.cancel();
          await rendering.promise;
          return { width: canvas.width, height: canvas.height };
        };
        return {
          size: draw(),
          cancel: () => {
            isCancelled = true;
            stop?.();
          },
          isCancelled: () => isCancelled,
        };
      },
    };
  };
  return {
    pdf: open(),
    close: () => {
      isClosed = true;
      void destroy?.();
    },
    isClosed: () => isClosed,
  };
};
