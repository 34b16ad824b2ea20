import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Watches elements of a list and says which of them came into view, each once; several at once where they come together. Each
 * element carries its id in `data-id`.
 */
export const useShown = (list: RefObject<HTMLElement | null>, ids: string, tell: (shown: string[]) => void): void => {
  const told = useRef(new Set<string>());
  const onShown = useEffectEvent((entries: IntersectionObserverEntry[]) => {
    const shown = entries
      .filter(({ isIntersecting }) => isIntersecting)
      .flatMap(({ target }) => (target instanceof HTMLElement ? [target.dataset.id ?? ''] : []))
      .filter((id) => id !== '' && !told.current.has(id));
    for (const id of shown) told.current.add(id);
    if (shown.length > 0) tell(shown);
  });
  useEffect(() => {
    const observer = new IntersectionObserver(onShown);
    if (ids !== '') for (const one of list.current?.querySelectorAll('[data-id]') ?? []) observer.observe(one);
    return () => observer.disconnect();
  }, [list, ids]);
};
