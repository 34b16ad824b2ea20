import fs from 'node:fs';
import path from 'node:path';
import { defaultLocale, localeAsked } from '@balcao/contract/locale';
import * as z from 'zod/mini';

/** What the build says of one of its parts: its file, what it holds, and what that needs. */
const Built = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  imports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
});
const Manifest = z.record(z.string(), Built);
type Manifest = z.infer<typeof Manifest>;

/** A built web app. */
export interface WebApp {
  /** Where it is served: `/`, `/console/`, `/phone/`. */
  readonly base: string;
  /** The folder of its build. */
  readonly folder: string;
}

interface Behind {
  /** Addresses of visitors: what is behind the login is of no use there. */
  readonly beforeLogin: ReadonlySet<string>;
  /** What every page behind the login needs, by the names of `together` in the app's build. */
  readonly frame: readonly string[];
  /** The pages that are opened most often by their own addresses. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}
const behindLogin: Readonly<Record<string, Behind>> = {
  '/': {
    beforeLogin: new Set(['/', '/login', '/invite']),
    frame: ['frame'],
    pages: {
      '/home': ['src/routes/home-page.tsx'],
      '/payment/overview': ['overview'],
      '/payment/transaction/orders': ['orders'],
    },
  },
  '/console/': {
    beforeLogin: new Set(['/console', '/console/', '/console/login', '/console/set-up']),
    frame: ['frame'],
    pages: { '/console/review': ['queue'] },
  },
  '/phone/': {
    beforeLogin: new Set(['/phone/login']),
    frame: ['frame'],
    pages: { '/phone': ['wallet'], '/phone/': ['wallet'] },
  },
};

/** Only the browser knows what someone chose before: anyone who chose has those words by then, and the others once. */
const languageOf = (asked: string | null): string => (localeAsked(asked) ?? defaultLocale).slice(0, 2);

/** The parts of a page, the large ones first: a browser fetches six at a time where each needs a connection. */
const partsOf = (base: string, pathname: string, language: string): readonly string[] => {
  const words = `src/i18n/${language}.ts`;
  const { beforeLogin, frame, pages } = behindLogin[base] ?? {};
  if (!frame || beforeLogin?.has(pathname)) return ['index.html', words];
  return ['index.html', ...frame, words, `src/i18n/${language}.shell.ts`, ...(pages?.[pathname] ?? [])];
};

const linksTo = (built: Manifest, base: string, parts: readonly string[]): string => {
  const files = new Set<string>();
  const named = new Map(Object.values(built).map((part) => [part.name, part]));
  const add = (name: string): void => {
    const part = built[name] ?? named.get(name);
    if (!part || files.has(part.file)) return;
    files.add(part.file);
    for (const one of part.imports) add(one);
    for (const style of part.css) files.add(style);
  };
  for (const part of parts) add(part);
  // Browsers take what is preloaded only where it is asked for in the same way, and the build asks for styles as for another host's.
  const how = (file: string) => (file.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload');
  return [...files].map((file) => `<${base}${file}>; ${how(file)}`).join(', ');
};

/**
 * For each address of an app the header that has a browser fetch at once what it would ask for one after the other: the start of the
 * app first, since nothing happens without it, then its words and what is behind the login. Undefined where the build has nothing of the kind.
 */
export const preloadsOf = ({ base, folder }: WebApp): ((pathname: string, search: string) => string | undefined) => {
  const file = path.join(folder, '.vite', 'manifest.json');
  const built = fs.existsSync(file) ? Manifest.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : {};
  return (pathname, search) =>
    linksTo(built, base, partsOf(base, pathname, languageOf(new URLSearchParams(search).get('lang')))) || undefined;
};
