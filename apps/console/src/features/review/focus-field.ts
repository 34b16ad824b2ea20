const prefix = 'field-';
export const idOfField = (path: string): string => `${prefix}${path}`;

/** Puts the focus on a field and brings it into view. */
export const focusField = (path: string): void => {
  const row = document.getElementById(idOfField(path));
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
};

/** The field that has the focus, when the focus is on it or on something in it. */
export const fieldAt = (target: Element): string | undefined =>
  target.closest(`li[id^="${prefix}"]`)?.id.slice(prefix.length);

export const viewerId = 'documents';
/** Whether the focus is on a document, or on what belongs to the viewer. */
export const isInViewer = (target: Element): boolean => target.closest(`#${viewerId}`) !== null;

/** Whether the focus is nowhere in particular: on the page, or on what holds all fields. */
export const isNowhere = (target: Element, [first = '']: readonly string[]): boolean =>
  target === document.body || target.contains(document.getElementById(idOfField(first)));
