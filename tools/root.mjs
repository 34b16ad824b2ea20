import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The programs of the installed packages. */
export const programs = path.join(root, 'node_modules/.bin');
