/** The id of the place of a field on the page: addresses lead there (`#field-address.cep`). */
export const placeOf = (path: string): string => `field-${path}`;

const enterable = 'input:not([type="hidden"]):not(:disabled), textarea, select, button';

/** Scrolls to a field and puts the cursor into it. Answers whether it is on the page. */
export const focusField = (path: string): boolean => {
  const place = document.getElementById(placeOf(path));
  if (!place) return false;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
  const entry = place.querySelector<HTMLElement>('[data-entry]') ?? place.querySelector<HTMLElement>(enterable);
  entry?.focus({ preventScroll: true });
  return true;
};
