import { useEffect, useState } from 'react';

/**
 * Where the reader is: the last element whose top has passed the upper third of the window. Where the page cannot scroll further,
 * what the address names counts if it is in view, because it asked to be at the top and could not get there.
 */
const sectionInView = (ids: readonly string[]): string | undefined => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const elements = ids.flatMap((id) => document.getElementById(id) ?? []);
  const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top;
  if (scrollTop + clientHeight >= scrollHeight - 2) {
    const named = elements.find(({ id }) => id === location.hash.slice(1));
    if (named && topOf(named) >= 0) return named.id;
    if (scrollTop > 0) return elements.at(-1)?.id;
  }
  return (elements.findLast((element) => topOf(element) < clientHeight / 3) ?? elements[0])?.id;
};

/** Which of these elements the reader looks at, as the page scrolls. */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const look = () => setCurrent(sectionInView(key.split(' ')));
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('hashchange', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('hashchange', look);
    };
  }, [key]);
  return current;
};
