import { GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { Size } from './stage-geometry.ts';

GlobalWorkerOptions.workerSrc = workerUrl;
const dataUrl = `${import.meta.env.BASE_URL}assets/pdf-${version}/`;

/** Pixels of the longer side of a drawn page: an A4 page at about 220 dots to the inch. */
const sidePixels = 2_600;

export interface Drawing {
  readonly size: Promise<Size>;
  cancel(): void;
  isCancelled(): boolean;
}
export interface Pdf {
  readonly pages: number;
  /** Draws a page, from 1, and answers with the size that the canvas has then. */
  draw(page: number, canvas: HTMLCanvasElement): Drawing;
}

/**
 * Opens a PDF in a worker of our own address. Scripts in it are never run, and images that need a decoder get one in plain
 * JavaScript: the page's policy lets nothing be compiled.
 */
export const openPdf = (blob: Blob) => {
  let isClosed = false;
  let destroy: (() => Promise<void>) | undefined;
  const open = async (): Promise<Pdf> => {
    const data = new Uint8Array(await blob.arrayBuffer());
    if (isClosed) throw new Error('closed');
    const task = getDocument({
      data,
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
      draw: (number, canvas) => {
        let isCancelled = false;
        let stop: (() => void) | undefined;
        const draw = async (): Promise<Size> => {
          const page = await document.getPage(number);
          const { width, height } = page.getViewport({ scale: 1 });
          const viewport = page.getViewport({ scale: sidePixels / Math.max(width, height) });
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
