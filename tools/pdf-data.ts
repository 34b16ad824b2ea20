import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const folders = { cmaps: /[.]bcmap$/, standard_fonts: /[.](pfb|ttf)$/, wasm: /_nowasm_fallback[.]js$/ };

const description = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const { version } = JSON.parse(fs.readFileSync(description, 'utf8')) as { version: string };

/** The files by their names below the app. */
const files = new Map(
  Object.entries(folders).flatMap(([folder, wanted]) => {
    const source = path.join(path.dirname(description), folder);
    const names = fs.readdirSync(source).filter((name) => wanted.test(name));
    return names.map((name) => [`assets/pdf-${version}/${name}`, path.join(source, name)]);
  }),
);

/**
 * What the reader of PDFs fetches by name while it reads: character maps, the fonts that every PDF may count on, and decoders of
 * scanned pages in plain JavaScript. Their names stay as they are, in a folder named after the version, so that they too may be
 * kept for ever.
 */
export const pdfData = (): Plugin => ({
  name: 'balcao-pdf-data',
  generateBundle() {
    for (const [fileName, file] of files) this.emitFile({ type: 'asset', fileName, source: fs.readFileSync(file) });
  },
  configureServer({ config, middlewares }) {
    middlewares.use((request, response, next) => {
      const file = files.get(request.url?.slice(config.base.length) ?? '');
      if (!file) return next();
      const type = file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
      response.setHeader('content-type', type).end(fs.readFileSync(file));
    });
  },
});
