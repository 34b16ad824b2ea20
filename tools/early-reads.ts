import { type Endpoint, pathOf } from '@balcao/contract/endpoint';
import { defaultLocale, locales } from '@balcao/contract/locale';
import type { Plugin } from 'vite';

/** What an app reads before its scripts have come, for a person who is logged in. */
export interface EarlyReadsOf {
  /** Where the app keeps the token of the session. */
  readonly token: { readonly storage: 'localStorage' | 'sessionStorage'; readonly key: string };
  /** What every page needs. */
  readonly always: readonly Endpoint[];
  /** What a page needs as it is first shown, by its path; none where its address has a query. Reads without parameters only. */
  readonly pages: Readonly<Record<string, readonly Endpoint[]>>;
}

interface Asked {
  readonly storage: 'localStorage' | 'sessionStorage';
  readonly key: string;
  readonly always: readonly string[];
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
}

// Runs in the page and not here: only its text goes there, so it uses nothing that stands outside of it. The headers are those of
// `@balcao/sdk/member`, the language is chosen as in `@balcao/ui/locale`: an answer to another question would not be used.
function askEarly({ storage, key, always, pages, locales, defaultLocale }: Asked): void {
  const token = window[storage].getItem(key);
  const { pathname, search } = location;
  if (!token || /[?&]lang=/.test(search)) return;
  const stored = localStorage.getItem('balcao.locale') ?? '';
  const headers = {
    'accept-language': (locales.includes(stored) ? stored : defaultLocale).slice(0, 2),
    'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/Sao_Paulo',
    authorization: `Bearer ${token}`,
  };
  const answers: Record<string, Promise<Response>> = {};
  const paths = search ? always : [...always, ...(pages[pathname] ?? [])];
  for (const path of paths) {
    const answer = fetch(path, { headers });
    answers[path] = answer;
    // Read to its end at once: an answer that nobody takes would hold its connection. The page that asks for it hears of an error.
    answer.then((response) => response.clone().arrayBuffer()).catch(() => undefined);
  }
  Object.assign(window, { earlyReads: { headers, answers } });
}

const scriptOf = ({ token, always, pages }: EarlyReadsOf): string => {
  const pathsOf = (endpoints: readonly Endpoint[]) => endpoints.map((one) => pathOf(one));
  const asked: Asked = {
    ...token,
    always: pathsOf(always),
    pages: Object.fromEntries(Object.entries(pages).map(([page, endpoints]) => [page, pathsOf(endpoints)])),
    locales,
    defaultLocale,
  };
  const text = `(${askEarly})(${JSON.stringify(asked)})`;
  return text.replaceAll(/\n\s*/g, '\n').replaceAll('</', '<\\/');
};

/**
 * Has the browser ask for what the first page shows as soon as it has the page itself: on a slow line that is two round trips before
 * the scripts have come. The answers wait in `window.earlyReads` (`@balcao/ui/early-reads`).
 */
export const earlyReads = (reads: EarlyReadsOf): Plugin => ({
  name: 'balcao-early-reads',
  transformIndexHtml: {
    order: 'pre',
    // Before the styles, which hold up every script that comes after them.
    handler: (html) => html.replace('<title>', `<script>${scriptOf(reads)}</script>\n    <title>`),
  },
});
