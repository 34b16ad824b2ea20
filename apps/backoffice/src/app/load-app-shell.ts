import { withWords } from '../lib/words.ts';

/** Router, cache, contract and screens: more than the whole login page, and so loaded for those who are logged in. */
export const loadAppShell = () => withWords('shell', () => import('./app-shell.tsx'));
