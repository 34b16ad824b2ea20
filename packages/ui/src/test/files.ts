/** A picture of one colour that a browser can show. */
export const pictureFile = async (name: string, type = 'image/png'): Promise<File> => {
  const canvas = new OffscreenCanvas(24, 16);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = 'teal';
  context?.fillRect(0, 0, 24, 16);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type });
};

/** An Android package under another name. */
export const packageFile = (name: string, type: string): File => {
  const entry = new TextEncoder().encode('AndroidManifest.xml');
  const head = new Uint8Array(30);
  head.set([0x50, 0x4b, 0x03, 0x04]);
  head[26] = entry.length;
  return new File([head, entry, 'x'.repeat(100)], name, { type });
};

/** A dropped folder as browsers represent it: with a size, without a type, and unreadable. */
export const folderFile = (name: string): File => {
  const folder = new File(['x'.repeat(4_096)], name);
  const away = () =>
    Promise.reject(new DOMException('A requested file or directory could not be found', 'NotFoundError'));
  folder.slice = () => Object.assign(new Blob(), { arrayBuffer: away });
  folder.arrayBuffer = away;
  return folder;
};

interface Carried {
  readonly files?: readonly File[];
  readonly text?: string;
  readonly html?: string;
}
const carrying = ({ files = [], text, html }: Carried): DataTransfer => {
  const data = new DataTransfer();
  if (text !== undefined) data.setData('text/plain', text);
  if (html !== undefined) data.setData('text/html', html);
  for (const file of files) data.items.add(file);
  // What is read from a transfer of one's own is a copy, which can be read again.
  Object.defineProperty(data, 'files', { value: files });
  return data;
};
/** Pastes into an element; answers with whether the page took it. Tests have no clipboard, so the event carries what is pasted. */
export const pasteInto = (element: Element, carried: Carried): boolean =>
  !element.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: carrying(carried), bubbles: true, cancelable: true }),
  );
/** Drops on an element; answers with whether the page took it: otherwise the browser opens what was dropped. */
export const dropOn = (element: Element, files: readonly File[]): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const drop = new DragEvent('drop', { ...at, dataTransfer: carrying({ files }), bubbles: true, cancelable: true });
  return !element.dispatchEvent(drop);
};
