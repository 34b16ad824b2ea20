import { type RefObject, useEffect, useState } from 'react';

/** Whether the content is wider than its frame: only then the frame scrolls, and otherwise the head sticks to the page. */
export const useOverflow = (ref: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const frame = ref.current;
    const content = frame?.firstElementChild;
    if (!frame || !content) return;
    const measured = new ResizeObserver(() => setOverflows(content.scrollWidth > frame.clientWidth + 1));
    measured.observe(frame);
    measured.observe(content);
    return () => measured.disconnect();
  }, [ref]);
  return overflows;
};
