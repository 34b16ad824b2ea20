import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const folders = { cmaps: /[.]bcmap$/, standard_fonts: /[.](pfb|ttf)$/, wasm: /_nowasm_fallback[.]js$/ };

/**
 * What the reader of PDFs fetches by name while it reads: character maps, the fonts that every PDF may count on, and decoders of
 * scanned pages in plain JavaScript. Their names stay as they are, in a folder named after the version, so that they too may be
 * kept for ever.
 */
export const pdfData = (): Plugin => ({
  name: 'balcao-pdf-data',
  apply: 'build',
  generateBundle() {
    const description = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
    const { version } = JSON.parse(fs.readFileSync(description, 'utf8')) as { version: string };
    for (const [folder, wanted] of Object.entries(folders)) {
      const source = path.join(path.dirname(description), folder);
      for (const file of fs.readdirSync(source).filter((name) => wanted.test(name)))
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdf-${version}/${file}`,
          source: fs.readFileSync(path.join(source, file)),
        });
    }
  },
});
