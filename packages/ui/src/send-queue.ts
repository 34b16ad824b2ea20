import type { SendWatch } from './send-file.ts';

/** `checking`: all of it is there, and is looked at. */
type QueueState = 'waiting' | 'sending' | 'paused' | 'checking' | 'failed';
/** A file that is to be sent, or is on its way. */
export interface QueuedFile {
  readonly key: string;
  readonly file: File;
  readonly state: QueueState;
  /** Sent so far, 0 to 1. */
  readonly share: number;
  /** The line is away; it goes on by itself. */
  readonly isOffline: boolean;
  /** Undefined until that is known. */
  readonly bytesPerSecond: number | undefined;
  /** Why it failed; empty where nothing is known of it. */
  readonly message: string;
}
interface QueueOptions {
  /** So many are sent at once; others wait. */
  readonly atOnce: number;
  /** Sends one, and has it looked at. */
  readonly send: (file: File, watch: SendWatch) => Promise<void>;
  /** What is said of a failure. */
  readonly messageOf: (error: unknown) => string;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
}

const speedOverMs = 5_000;
let keys = 0;

/** Files on their way: few at once; each can be paused, resumed and cancelled. It lives longer than a screen. */
export class SendQueue {
  #files: readonly QueuedFile[] = [];
  readonly #aborts = new Map<string, AbortController>();
  readonly #marks = new Map<string, { readonly at: number; readonly bytes: number }[]>();
  readonly #listeners = new Set<() => void>();
  readonly #options: QueueOptions;

  constructor(options: QueueOptions) {
    this.#options = options;
  }
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  snapshot = (): readonly QueuedFile[] => this.#files;

  /** Failed ones stay until they are taken away, and hold nothing up. */
  get isBusy(): boolean {
    return this.#files.some(({ state }) => state !== 'failed');
  }

  add(files: readonly File[]): void {
    const fresh = files.map((file): QueuedFile => {
      keys += 1;
      return {
        key: `${keys}`,
        file,
        state: 'waiting',
        share: 0,
        isOffline: false,
        bytesPerSecond: undefined,
        message: '',
      };
    });
    this.#set([...this.#files, ...fresh]);
    this.#fill();
  }
  /** What was sent stays, and is gone on from. */
  pause(key: string): void {
    this.#change(key, { state: 'paused', isOffline: false, bytesPerSecond: undefined });
    this.#end(key, 'later');
    this.#fill();
  }
  /** Goes on with one that was paused, or tries again. */
  resume(key: string): void {
    this.#change(key, { state: 'waiting', message: '' });
    this.#fill();
  }
  cancel(key: string): void {
    this.#end(key);
    this.#set(this.#files.filter((one) => one.key !== key));
    this.#fill();
  }
  /** Nothing goes on: the person leaves. */
  clear(): void {
    for (const { key } of this.#files) this.#end(key, 'later');
    this.#set([]);
  }

  #set(files: readonly QueuedFile[]): void {
    this.#files = files;
    for (const listener of this.#listeners) listener();
  }
  #change(key: string, change: Partial<QueuedFile>): void {
    this.#set(this.#files.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }
  #end(key: string, reason?: 'later'): void {
    this.#aborts.get(key)?.abort(reason);
    this.#forget(key);
  }
  /** It has come to its end by itself: nothing of it is taken back. */
  #forget(key: string): void {
    this.#aborts.delete(key);
    this.#marks.delete(key);
  }
  #fill(): void {
    const underway = this.#files.filter(({ state }) => state === 'sending' || state === 'checking').length;
    const next = this.#files.filter(({ state }) => state === 'waiting').slice(0, this.#options.atOnce - underway);
    for (const one of next) void this.#run(one);
  }
  /** Over the last seconds, so that it says how it is now. */
  #speed(key: string, bytes: number): number | undefined {
    const at = (this.#options.now ?? (() => performance.now()))();
    const marks = (this.#marks.get(key) ?? []).filter((mark) => at - mark.at < speedOverMs);
    this.#marks.set(key, [...marks, { at, bytes }]);
    const [first] = marks;
    return first && at > first.at ? ((bytes - first.bytes) / (at - first.at)) * 1_000 : undefined;
  }
  async #run({ key, file }: QueuedFile): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(key, abort);
    this.#change(key, { state: 'sending' });
    const isOurs = () => this.#aborts.get(key) === abort;
    try {
      await this.#options.send(file, {
        signal: abort.signal,
        onShare: (share) => {
          if (!isOurs()) return;
          const bytesPerSecond = this.#speed(key, share * file.size);
          this.#change(key, {
            share,
            state: share < 1 ? 'sending' : 'checking',
            ...(bytesPerSecond ? { bytesPerSecond } : {}),
          });
        },
        onWaiting: (isOffline) => isOurs() && this.#change(key, { isOffline }),
      });
      if (!isOurs()) return;
      this.#forget(key);
      this.#set(this.#files.filter((one) => one.key !== key));
      this.#fill();
    } catch (error) {
      if (!isOurs()) return;
      this.#forget(key);
      this.#change(key, { state: 'failed', share: 0, isOffline: false, message: this.#options.messageOf(error) });
      this.#fill();
    }
  }
}
