let isPressed = false;
const note = (pressed: boolean) => () => {
  isPressed = pressed;
};
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', note(true), true);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, note(false), true);
  // Of the window alone: events of its fields do not arrive here.
  window.addEventListener('blur', note(false));
}

/**
 * Does the work at once or, while the pointer is pressed, just before its click is handled: a pressed element must not move before it is released, or
 * the click is lost.
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
  // Released elsewhere, or dragged: there is no click.
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, () => setTimeout(once), { capture: true, signal });
};
