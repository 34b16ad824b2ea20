import type { DeskFile } from './version.queries.ts';

const pictures: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  ico: 'image/x-icon',
};

/** Where the browser finds the picture that a file is; undefined where it is none. As a picture, an SVG runs no script. */
export const pictureOf = ({ path, text, base64 }: DeskFile): string | undefined => {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'svg' && text !== null) return `data:image/svg+xml,${encodeURIComponent(text)}`;
  const type = pictures[ending];
  return type !== undefined && base64 !== null ? `data:${type};base64,${base64}` : undefined;
};

/** Up to this length the browser scrolls smoothly, even with very long lines. */
const charactersAtOnce = 200_000;
/** The beginning of a long text, to the end of a line where there is one. */
export const shownOf = (text: string): string => {
  if (text.length <= charactersAtOnce) return text;
  const end = text.lastIndexOf('\n', charactersAtOnce);
  return text.slice(0, end > 0 ? end : charactersAtOnce);
};
