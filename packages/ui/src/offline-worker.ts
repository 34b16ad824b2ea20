/** What `tools/offline-page.ts` builds for all apps of an address. */
const worker = '/offline-worker.js';
/** After the page has come: on a slow line its own reads and files come first. */
const afterLoadMs = 5_000;

const register = (): void =>
  // Without it a page that cannot be loaded is the browser's own again: nothing that a person could be told of now.
  void navigator.serviceWorker.register(worker).catch(() => undefined);
const whenIdle = (work: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: afterLoadMs }) : work());
const later = (): void => void setTimeout(() => whenIdle(register), afterLoadMs);

/**
 * Has the browser keep the page that stands where a page cannot be loaded, once this page is idle. Only in a built app, in a window of its
 * own, and where the browser trusts the address.
 */
export const keepOfflineWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || window.top !== window) return;
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
};
