import { readMessage } from './bridge-message.ts';
import { createMessageMeter } from './message-meter.ts';
import type { FromWorker, ToWorker } from './worker-message.ts';

const pingEveryMs = 1_000;
/** A page that does not answer for so long is stuck. */
const stuckAfterMs = 5_000;

/**
 * Reads what the pages of a mini program say, in a thread of its own: unpacking a message can take seconds, and the phone is not to wait
 * for it. Each page has a port, and the one before is closed.
 */
export const openPageLine = (phone: MessagePort): void => {
  const meter = createMessageMeter();
  let [page, pages]: [MessagePort | undefined, number] = [undefined, 0];
  let [isWatched, heardAt] = [false, 0];
  const tell = (message: FromWorker): void => phone.postMessage(message);
  const leave = (): void => {
    page?.close();
    page = undefined;
    isWatched = false;
  };
  const end = (because: 'stuck' | 'flood'): void => {
    leave();
    clearInterval(beat);
    tell({ kind: 'ended', because });
  };

  const hear = (of: MessagePort, event: MessageEvent<unknown>): void => {
    if (of !== page) return;
    if (!meter.admit()) {
      end('flood');
      return;
    }
    const message = meter.read(() => readMessage(event.data));
    heardAt = performance.now();
    // A page that is being left cannot answer; where it comes back, it speaks again.
    isWatched = message?.kind !== 'left';
    if (message?.kind === 'call' || message?.kind === 'wrong') tell({ ...message, page: pages });
    if (message?.kind === 'shown' || message?.kind === 'fault') tell(message);
  };
  const take = (port: MessagePort): void => {
    leave();
    page = port;
    pages += 1;
    [isWatched, heardAt] = [true, performance.now()];
    port.onmessage = (event) => hear(port, event);
  };

  phone.onmessage = ({ data, ports: [port] }: MessageEvent<ToWorker>) => {
    if (port) take(port);
    else if (data === null) leave();
    else if (data.page === pages) page?.postMessage(data.answer);
  };

  let askedAt = performance.now();
  const beat = setInterval(() => {
    const now = performance.now();
    // The device slept, or this thread was busy: that says nothing of the page.
    if (now - askedAt > 3 * pingEveryMs) heardAt = now;
    askedAt = now;
    tell({ kind: 'alive' });
    if (!isWatched) return;
    if (now - heardAt > stuckAfterMs) end('stuck');
    else page?.postMessage({ ping: 1 });
  }, pingEveryMs);
};
