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

const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps what the address names in its place while things above it load and grow, until the reader moves by themselves; `onGrown`
 * after each growth. Answers with what ends it.
 */
const followGrowth = (onGrown: () => void): (() => void) => {
  let isLed = true;
  const letGo = () => {
    isLed = false;
  };
  for (const move of ownMoves) addEventListener(move, letGo, { passive: true, once: true });
  const observer = new ResizeObserver(() => {
    if (isLed) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    onGrown();
  });
  observer.observe(document.body);
  return () => {
    observer.disconnect();
    for (const move of ownMoves) removeEventListener(move, letGo);
  };
};

/** Which of these elements the reader looks at, as the page scrolls. The page begins at what the address names. */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const look = () => setCurrent(sectionInView(key.split(' ')));
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('hashchange', look);
    const endFollowing = followGrowth(look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('hashchange', look);
      endFollowing();
    };
  }, [key]);
  return current;
};
