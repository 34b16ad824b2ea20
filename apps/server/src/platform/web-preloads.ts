import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/** What the build says of one of its parts: its file, what it holds, and what that needs. */
const Built = z.object({
  file: z.string(),
  imports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
});
const Manifest = z.record(z.string(), Built);

/** A built web app. */
export interface WebApp {
  /** Where it is served: `/`, `/console/`, `/phone/`. */
  readonly base: string;
  /** The folder of its build. */
  readonly folder: string;
}

/**
 * The header that has a browser fetch the start of an app while it still reads the page: its script, and then its styles. What else is needed
 * only the page knows (decision 140). Undefined where the build has nothing of the kind.
 */
export const preloadOf = ({ base, folder }: WebApp): string | undefined => {
  const file = path.join(folder, '.vite', 'manifest.json');
  const built = fs.existsSync(file) ? Manifest.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : {};
  const files = new Set<string>();
  const add = (name: string): void => {
    const part = built[name];
    if (!part || files.has(part.file)) return;
    files.add(part.file);
    for (const one of part.imports) add(one);
    for (const style of part.css) files.add(style);
  };
  add('index.html');
  // Browsers take what is preloaded only where it is asked for in the same way, and the build asks for styles as for another host's.
  const how = (name: string) => (name.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload');
  return [...files].map((name) => `<${base}${name}>; ${how(name)}`).join(', ') || undefined;
};
