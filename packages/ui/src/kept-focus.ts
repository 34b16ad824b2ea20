/** What can take the focus by Tab. */
const reachable = [
  'a[href]',
  'button:enabled',
  'input:enabled:not([type="hidden"])',
  'select:enabled',
  'textarea:enabled',
  '[tabindex]:not([tabindex="-1"])',
].join();
const openDialog = 'dialog:modal';

/** Where the keyboard was: on the page, or in a dialog that lies over it. */
interface Place {
  readonly dialog: Element | null;
  readonly path: string;
  element: HTMLElement | undefined;
  /** It stands for one that is gone. */
  isInstead: boolean;
}
/** The page first, the dialog in front last. */
let places: Place[] = [];

/** Where the words of a page begin: people go there who come from another page. */
const contentOf = (): HTMLElement | undefined => {
  const content = document.querySelector<HTMLElement>('#content, h1') ?? undefined;
  if (content && !content.hasAttribute('tabindex')) content.tabIndex = -1;
  return content;
};

const within = (node: Node | null): HTMLElement[] => {
  if (!(node instanceof HTMLElement)) return [];
  const all = [...(node.matches(reachable) ? [node] : []), ...node.querySelectorAll<HTMLElement>(reachable)];
  return all.filter((one) => one.checkVisibility());
};

/** What lies nearest to where something was: what took its place or came after it, else what came before. */
const nearest = ({ previousSibling, target }: MutationRecord): HTMLElement | undefined => {
  if (!target.isConnected) return undefined;
  const before = previousSibling?.parentNode === target ? previousSibling : null;
  for (let node = before ? before.nextSibling : target.firstChild; node; node = node.nextSibling) {
    const [first] = within(node);
    if (first) return first;
  }
  return within(before).at(-1);
};

/** The removal that took the element away; of one inside another, the outer. */
const removalOf = (element: HTMLElement, records: readonly MutationRecord[]): MutationRecord | undefined =>
  records.findLast(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)));

const noteFocus = ({ target }: Event): void => {
  if (!(target instanceof HTMLElement)) return;
  const dialog = target.closest(openDialog);
  const known = places.findIndex((place) => place.dialog === dialog);
  const below = known < 0 ? places : places.slice(0, known);
  // A pointer knows where it is.
  const element = target.matches(':focus-visible') ? target : undefined;
  places = [...below, { dialog, path: location.pathname, element, isInstead: false }];
};

const replaceGone = (place: Place, records: readonly MutationRecord[]): void => {
  if (!place.element || place.element.isConnected) return;
  const removal = removalOf(place.element, records);
  const next = place.path === location.pathname && removal ? nearest(removal) : undefined;
  // Behind a dialog nothing can have it.
  place.element = place.dialog ? next && (place.dialog.contains(next) ? next : undefined) : (next ?? contentOf());
  place.isInstead = true;
};

const follow = (records: readonly MutationRecord[]): void => {
  places = places.filter(({ dialog }) => dialog === null || dialog.isConnected);
  for (const place of places) replaceGone(place, records);
  const front = places.at(-1);
  if (!front?.isInstead || document.activeElement !== document.body) return;
  front.isInstead = false;
  front.element?.focus({ preventScroll: true });
};

let isKept = false;
/**
 * From now on the focus of a keyboard is never lost to the page as a whole: when what has it goes away, such as a row that was deleted or
 * what opened a dialog that closes, what came after it has it.
 */
export const keepFocus = (): void => {
  if (isKept) return;
  isKept = true;
  document.addEventListener('focusin', noteFocus);
  new MutationObserver(follow).observe(document.body, { childList: true, subtree: true });
};

/** Leads to the beginning of a page that people have come to, unless something on it has the focus already. */
export const enterPage = (): void => {
  const { activeElement: active } = document;
  const main = document.querySelector('#content');
  const isElsewhere = active !== document.body && (!main || main.contains(active));
  if (isElsewhere || document.querySelector(openDialog)) return;
  contentOf()?.focus({ preventScroll: true });
};
