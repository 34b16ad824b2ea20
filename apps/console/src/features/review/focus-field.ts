export const idOfField = (path: string): string => `field-${path}`;

/** Puts the focus on a field and brings it into view. */
export const focusField = (path: string): void => {
  const row = document.getElementById(idOfField(path));
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
};
