let isPressed = false;
const note = (pressed: boolean) => () => {
  isPressed = pressed;
};
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', note(true), true);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, note(false), true);
  // Of the window alone: those of its fields are not heard this way.
  window.addEventListener('blur', note(false));
}

/**
 * Does the work at once, or where the pointer is pressed just before its click is heard: what one presses must not move until it is let go,
 * or the click is lost.
 */
export const beforeClick = (work: () => void): void => {
  if (!isPressed) {
    work();
    return;
  }
  const ends = new AbortController();
  const { signal } = ends;
  const once = (): void => {
    if (signal.aborted) return;
    ends.abort();
    work();
  };
  window.addEventListener('click', once, { capture: true, signal });
  // Let go elsewhere, or dragged: no click comes.
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, () => setTimeout(once), { capture: true, signal });
};
