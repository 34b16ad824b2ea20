import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { WebApp } from './web-preloads.ts';

const inline = /<script>(.*?)<\/script>/gs;

/** SHA-256 in Base64 of the scripts that stand in the pages of built apps, as a content security policy names them. */
export const inlineScriptHashes = (webApps: readonly WebApp[]): readonly string[] =>
  webApps.flatMap(({ folder }) => {
    const file = path.join(folder, 'index.html');
    const page = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    return [...page.matchAll(inline)].map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
  });
