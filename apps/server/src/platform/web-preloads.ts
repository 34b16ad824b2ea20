import fs from 'node:fs';
import path from 'node:path';
import { defaultLocale, localeAsked } from '@balcao/contract/locale';
import * as z from 'zod/mini';

/** What the build says of one of its parts: its file, and what that needs. */
const Built = z.object({
  file: z.string(),
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

/** What is behind the login of an app, as its build names it. */
const shell = ['src/app/app-shell.tsx', 'src/app/team-layout.tsx'];
const beforeLogin = new Set(['/', '/login', '/invite']);
/** The page that is opened most often by its own address. */
const pages: Readonly<Record<string, string>> = { '/payment/transaction/orders': 'src/routes/orders-page.tsx' };

/** Only the browser knows what someone chose before: anyone who chose has those words by then, and the others once. */
const languageOf = (asked: string | null): string => (localeAsked(asked) ?? defaultLocale).slice(0, 2);

/** The parts of a page that come after its start, in the order in which they are needed. */
const partsOf = (pathname: string, language: string): readonly string[] => {
  const words = `src/i18n/${language}.ts`;
  if (beforeLogin.has(pathname)) return [words];
  const page = pages[pathname];
  return [words, ...shell, `src/i18n/${language}.shell.ts`, ...(page ? [page] : [])];
};

const linksTo = (built: Manifest, base: string, parts: readonly string[]): string => {
  const files = new Set<string>();
  const add = (name: string): void => {
    const part = built[name];
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
 * For each address of an app the header that has a browser fetch, together with the start of the app, what the start
 * would ask for a round trip later: its words, and what is behind the login. Undefined where the build has nothing of the kind.
 */
export const preloadsOf = ({ base, folder }: WebApp): ((pathname: string, search: string) => string | undefined) => {
  const file = path.join(folder, '.vite', 'manifest.json');
  const built = fs.existsSync(file) ? Manifest.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : {};
  return (pathname, search) =>
    linksTo(built, base, partsOf(pathname, languageOf(new URLSearchParams(search).get('lang')))) || undefined;
};
