import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come near what is in view; then it stays so. */
export const useSeen = (ref: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (isSeen || !current) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '200px',
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [ref, isSeen]);
  return isSeen;
};
