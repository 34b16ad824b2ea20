let isDown = false;
const options = { capture: true, passive: true } as const;
const note = ({ type }: Event): void => {
  isDown = type === 'pointerdown';
};
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) window.addEventListener(type, note, options);

/**
 * Does something once no button is being pressed. A field is left by pressing the next button: a mistake that showed at that moment
 * would move the button away from under the pointer, and the click would be lost.
 */
export const afterPress = (work: () => void): void => {
  if (!isDown) {
    work();
    return;
  }
  const over = new AbortController();
  const end = () => {
    over.abort();
    setTimeout(work); // After the click that ends the press.
  };
  window.addEventListener('pointerup', end, { signal: over.signal });
  window.addEventListener('pointercancel', end, { signal: over.signal });
};
