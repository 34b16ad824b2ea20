import type { BodyOf } from '@balcao/contract/endpoint';
import type { savePushDevice } from '@balcao/contract/notification-push';

const worker = '/payment-push.js';
/** A page of the back office alone: console and phone, at the same address, have nothing to do with it. */
const scope = '/notifications';

/**
 * Why this browser cannot show notices while the page is closed: it has no such thing, it is an iPhone whose page is not on the home
 * screen, or its person said no.
 */
export type PushObstacle = 'unsupported' | 'homeScreen' | 'denied';

const isApplePhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export const pushObstacle = (): PushObstacle | undefined => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApplePhone() ? 'homeScreen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
};
/** Whether the browser shows notices without asking its person again. */
export const maySayNow = (): boolean => pushObstacle() === undefined && Notification.permission === 'granted';

/** Asks the person, where they have not answered yet. To be called from a click. */
export const askToSay = (): Promise<NotificationPermission> => Notification.requestPermission();

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const isKey = (kept: ArrayBuffer | null, publicKey: string): boolean => kept !== null && base64url(kept) === publicKey;

/** The worker once it runs: a browser lets none subscribe before. */
const readyWorker = async (): Promise<ServiceWorkerRegistration> => {
  const registration = await navigator.serviceWorker.register(worker, { scope });
  const starting = registration.installing ?? registration.waiting;
  if (!registration.active && starting)
    await new Promise<void>((run) => {
      starting.addEventListener('statechange', () => starting.state === 'activated' && run());
    });
  return registration;
};

/** The browser's address at its push service. @throws what the browser says where it reaches none. */
export const openPush = async (publicKey: string): Promise<BodyOf<typeof savePushDevice>> => {
  const { pushManager } = await readyWorker();
  const kept = await pushManager.getSubscription();
  // Made for a server that had another key.
  if (kept && !isKey(kept.options.applicationServerKey, publicKey)) await kept.unsubscribe();
  const asked = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint = '', keys } = (await pushManager.subscribe(asked)).toJSON();
  return { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
};

/** Ends the push notices of this browser, also those of another person. */
export const closePush = async (): Promise<void> => {
  if (pushObstacle() === 'unsupported' || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
};
