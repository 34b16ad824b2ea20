import { type Endpoint, pathOf } from '@balcao/contract/endpoint';
import { defaultLocale, locales } from '@balcao/contract/locale';
import type { Plugin, Rolldown } from 'vite';
import { chosenLanguage } from './chosen-language.ts';

/** What a page needs as it is first shown. */
export interface EarlyPage {
  /** Reads without parameters, what its largest part shows first; none where its address has a query. */
  readonly reads: readonly Endpoint[];
  /** What holds it: names in `together`, or entry points of their own. */
  readonly parts: readonly string[];
  /** The texts that it uses in addition to those of the frame: `money` is `src/i18n/pt.money.ts`. */
  readonly areas?: readonly string[];
}

/** What an app asks for before its scripts have come. */
export interface EarlyReadsOf {
  /** Where the app keeps the token of the session. */
  readonly token: { readonly storage: 'localStorage' | 'sessionStorage'; readonly key: string };
  /** What every page needs of a person who is logged in. */
  readonly always: readonly Endpoint[];
  /** The pages that are opened most often by their own addresses. */
  readonly pages: Readonly<Record<string, EarlyPage>>;
}

interface Asked {
  readonly storage: 'localStorage' | 'sessionStorage';
  readonly key: string;
  readonly always: readonly string[];
  readonly pages: Readonly<
    Record<
      string,
      { readonly reads: readonly string[]; readonly files: readonly string[]; readonly areas: readonly string[] }
    >
  >;
  /** Files of words by language and area. */
  readonly words: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** What every page behind the login needs. */
  readonly frame: readonly string[];
  readonly locales: readonly string[];
  readonly defaultLocale: string;
}

// Runs in the page and not here: only its text goes there, so it uses nothing that stands outside of it. The headers are those of
// `@balcao/sdk/member`: an answer to another question would not be used.
// A browser keeps six connections to a host where each carries one file: what is asked for first comes first.
function askEarly(
  { storage, key, always, pages, words, frame, locales, defaultLocale }: Asked,
  languageOf: typeof chosenLanguage,
): void {
  const token = window[storage].getItem(key);
  const { pathname, search } = location;
  const language = languageOf(locales, defaultLocale).slice(0, 2);
  const page = pages[pathname];
  const bring = (files: readonly string[] = []) => {
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      link.crossOrigin = ''; // As the build asks for them: what is fetched otherwise is fetched again.
      link.href = file;
      document.head.append(link);
    }
  };
  const say = (areas: readonly string[]) => bring(areas.flatMap((area) => words[language]?.[area] ?? []));
  if (!token) {
    say(['start']);
    return;
  }
  bring(frame);
  // As `@balcao/ui/time-zone` says it: `Intl` would load all that it needs to write dates before anything is asked for.
  const { Temporal } = window as { readonly Temporal?: { readonly Now: { timeZoneId(): string } } };
  const headers = {
    'accept-language': language,
    'time-zone': Temporal?.Now.timeZoneId() || Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/Sao_Paulo',
    authorization: `Bearer ${token}`,
  };
  const answers: Record<string, Promise<Response>> = {};
  const read = (paths: readonly string[]) => {
    if (/[?&]lang=/.test(search)) return;
    for (const path of paths) {
      const answer = fetch(path, { headers });
      answers[path] = answer;
      // Read to its end at once: an answer that nobody takes would hold its connection. The page that asks for it hears of an error.
      answer.then((response) => response.clone().arrayBuffer()).catch(() => undefined);
    }
  };
  const [first = [], rest = []] = search || !page ? [] : [page.reads.slice(0, 1), page.reads.slice(1)];
  read([...always, ...first]);
  say(['start', 'shell']);
  bring(page?.files);
  say(page?.areas ?? []);
  read(rest);
  Object.assign(window, { earlyReads: { headers, answers } });
  // What writes dates is loaded while the line is busy and the processor is not: the first line of a page would wait for it.
  setTimeout(() => Intl.DateTimeFormat(language));
}

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };
const isChunk = (file: Rolldown.OutputBundle[string]): file is Chunk => file.type === 'chunk';

/** The files of a build, by the chunk that they begin with. */
const filesIn = (bundle: Rolldown.OutputBundle) => {
  const chunks = Object.values(bundle).filter(isChunk);
  /** A chunk with its styles and with all that it imports, without what is there already. */
  const filesOf = (chunk: Chunk | undefined, known: ReadonlySet<string> = new Set()): string[] => {
    const files = new Set<string>();
    const add = (one: Chunk | undefined): void => {
      if (!one || files.has(one.fileName) || known.has(one.fileName)) return;
      files.add(one.fileName);
      for (const name of one.imports) add(chunks.find(({ fileName }) => fileName === name));
      for (const style of one.viteMetadata?.importedCss ?? []) if (!known.has(style)) files.add(style);
    };
    add(chunk);
    return [...files];
  };
  return {
    filesOf,
    named: (name: string) => chunks.find((chunk) => chunk.name === name),
    ofSource: (path: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path)),
    entry: chunks.find(({ isEntry }) => isEntry),
  };
};

const askedBy = ({ token, always, pages }: EarlyReadsOf, bundle: Rolldown.OutputBundle, base: string): Asked => {
  const { filesOf, named, ofSource, entry } = filesIn(bundle);
  const addressesOf = (files: readonly string[]) => files.map((file) => base + file);
  const pathsOf = (endpoints: readonly Endpoint[]) => endpoints.map((one) => pathOf(one));
  const start = new Set(filesOf(entry));
  const frame = filesOf(named('frame'), start);
  const known = new Set([...start, ...frame]);
  const areas = new Set(['start', 'shell', ...Object.values(pages).flatMap((page) => page.areas ?? [])]);
  const wordsOf = (language: string, area: string) =>
    addressesOf(filesOf(ofSource(`/src/i18n/${language}${area === 'start' ? '' : `.${area}`}.ts`), start));
  const filesOfPage = (parts: readonly string[]) =>
    new Set(parts.flatMap((part) => filesOf(named(part) ?? ofSource(`/${part}`), known)));
  return {
    ...token,
    always: pathsOf(always),
    pages: Object.fromEntries(
      Object.entries(pages).map(([page, { reads, parts, areas = [] }]) => [
        page,
        { reads: pathsOf(reads), files: addressesOf([...filesOfPage(parts)]), areas },
      ]),
    ),
    words: Object.fromEntries(
      locales.map((locale) => [
        locale.slice(0, 2),
        Object.fromEntries([...areas].map((area) => [area, wordsOf(locale.slice(0, 2), area)])),
      ]),
    ),
    frame: addressesOf(frame),
    locales,
    defaultLocale,
  };
};

/**
 * Has the browser ask for what the first page shows as soon as it has the page itself: on a slow line that is two round trips before
 * the scripts have come. The answers wait in `window.earlyReads` (`@balcao/ui/early-reads`). Only the page knows whether there is a
 * session, and which language was chosen: so it is the page that fetches the files behind the start.
 */
export const earlyReads = (reads: EarlyReadsOf): Plugin => {
  let base = '/';
  return {
    name: 'balcao-early-reads',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post', // The files have their names by then.
      handler: (html, { bundle = {} }) => {
        const text = `(${askEarly})(${JSON.stringify(askedBy(reads, bundle, base))}, ${chosenLanguage})`;
        const script = text.replaceAll(/\n\s*/g, '\n').replaceAll('</', '<\\/');
        // Before the styles, which hold up every script that comes after them.
        return html.replace('<title>', () => `<script>${script}</script>\n    <title>`);
      },
    },
  };
};
