import type { Plugin } from 'vite';
import { chosenScheme } from './chosen-scheme.ts';
import type { EarlyReadsOf } from './early-reads.ts';

/** The frame of an app as it is painted before any script of the app has come. */
export interface PaintedFrameOf {
  /** Shown next to the name of the product. */
  readonly face?: string;
  /** Addresses without a side menu. */
  readonly withoutMenu: readonly string[];
}

interface Painted {
  readonly storage: 'localStorage' | 'sessionStorage';
  readonly key: string;
  readonly withoutMenu: readonly string[];
}

// Runs in the page and not here: only its text goes there.
function paintEarly({ storage, key, withoutMenu }: Painted, schemeOf: typeof chosenScheme): void {
  const { dataset } = document.documentElement;
  dataset.mantineColorScheme = schemeOf();
  if (!window[storage].getItem(key)) return;
  dataset.frame = withoutMenu.some((path) => location.pathname.startsWith(path)) ? 'bar' : 'menu';
}

const scriptOf = (painted: Painted): string =>
  `(${paintEarly})(${JSON.stringify(painted)}, ${chosenScheme})`.replaceAll(/\n\s*/g, '\n');

/** The mark of `@balcao/ui/logo`, which a style colours. */
export const mark =
  '<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" /><path d="M6 11.5h20a1.5 1.5 0 0 1 0 3H6a1.5 1.5 0 0 1 0-3Zm2 5h16V23a1.5 1.5 0 0 1-3 0v-3.5H11V23a1.5 1.5 0 0 1-3 0Z" /></svg>';

// What it all looks like stands in `packages/ui/src/painted-frame.css`.
const markupOf = (face: string | undefined): string => `<div id="painted-frame" aria-hidden="true" hidden>
      <div class="painted-bar">
        ${mark}
        <b>Balcão${face ? ` <span>${face}</span>` : ''}</b>
      </div>
      <div class="painted-menu"></div>
    </div>`;

/**
 * Paints the bar and the place of the menu for people who are logged in, in their colours, as soon as the page and its styles are there. On a slow
 * phone that is half of the time that the scripts take. It goes when the app has drawn a page.
 */
export const paintedFrame = ({ face, withoutMenu }: PaintedFrameOf, token: EarlyReadsOf['token']): Plugin => ({
  name: 'balcao-painted-frame',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace('<title>', `<script>${scriptOf({ ...token, withoutMenu })}</script>\n    <title>`)
        .replace('<div id="root"></div>', `<div id="root"></div>\n    ${markupOf(face)}`),
  },
});
