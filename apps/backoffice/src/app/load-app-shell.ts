import { withWords } from '../lib/words.ts';
import { loadSearches } from './accepted-search.ts';

/** Router, cache, contract and screens: more than the whole login page, and so loaded for those who are logged in. */
export const loadAppShell = async () => {
  const [shell] = await Promise.all([
    withWords('shell', () => import('./app-shell.tsx')),
    location.search ? loadSearches() : undefined, // Before the first page only where its address asks for something.
  ]);
  return shell;
};
