import { useEffect } from 'react';

/** Screen readers take words as they come in; left standing, they would be found again by who reads the page from its end. */
const keptMs = 1_000;

const makeAnnouncer = (): HTMLElement => {
  const region = document.createElement('div');
  region.ariaLive = 'polite';
  region.dataset.announcer = '';
  document.body.append(region);
  return region;
};

let made: HTMLElement | undefined;

/**
 * The live region for screen readers. It is rendered before it has content: a region that is inserted together with its text is not announced by all
 * of them.
 */
export const announcer = (): HTMLElement => {
  made ??= makeAnnouncer();
  return made;
};

/** Has screen readers say something that happened, once, when they have finished what they are saying. `lang`: of the words, where it is not the page's. */
export const announce = (words: string, lang?: string): void => {
  const line = document.createElement('p');
  line.textContent = words;
  if (lang) line.lang = lang;
  announcer().append(line);
  setTimeout(() => line.remove(), keptMs);
};

/** Announces these words, and again whenever they become others. */
export const useAnnouncement = (words: string): void => {
  useEffect(() => announce(words), [words]);
};
