import type { Draft, DraftSaving } from '@balcao/contract/form-fields';
import { NetworkError, RefusedError } from '@balcao/sdk/client';
import { pauseBefore } from '@balcao/ui/backoff';
import { isSame, merge } from './draft-merge.ts';
import type { Values } from './form-values.ts';

export interface DraftPorts {
  readonly load: () => Promise<Draft>;
  /** `isLeaving`: the page may be gone before the answer is here. */
  readonly save: (saving: DraftSaving, isLeaving: boolean) => Promise<Draft>;
  /** Waits, or ends early when the signal aborts. Never rejects. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly chance: () => number;
  /** What else the API refuses: the end of the session, for instance. */
  readonly onRefused: (error: unknown) => void;
}

/** `saved`: the server has everything; `offline`: it cannot be reached; `closed`: the form is under review and takes nothing. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'clash' | 'closed' | 'refused';

/** Another version of what both changed: offered as long as one looks, so that neither is lost. */
interface Clash {
  readonly theirs: Draft;
  /** What both filled in differently. */
  readonly paths: readonly string[];
}
export interface DraftSnapshot {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly error: unknown;
  readonly values: Values;
  /** Rises whenever the values come from elsewhere than the keyboard. */
  readonly epoch: number;
  readonly state: SaveState;
  readonly savedAt: string | null;
  readonly clash: Clash | null;
  /** The version that was not chosen. */
  readonly spare: { readonly values: Values; readonly isMine: boolean } | null;
  /** Who else filled in something that was brought together with what is here. */
  readonly mergedBy: string | null;
}

const quietMs = 800;
/** Someone looks at the form: a server that is back is noticed soon. */
const longestMs = 8_000;
const passing = new Set(['too_many_requests', 'unavailable', 'unexpected']);
const mayPass = (error: unknown): boolean =>
  (error instanceof NetworkError && error.code !== 'http-401') ||
  (error instanceof RefusedError && passing.has(error.name));

const beginning: DraftSnapshot = {
  phase: 'loading',
  error: null,
  values: {},
  epoch: 0,
  state: 'saved',
  savedAt: null,
  clash: null,
  spare: null,
  mergedBy: null,
};

/**
 * Keeps a form that is being filled in: everything typed is saved a moment later, tried again while the server is away, and brought
 * together with what someone else saved meanwhile. It lives outside the screen, so that leaving the page loses nothing.
 */
export class DraftKeeper {
  #snapshot = beginning;
  #base: Draft | undefined;
  /** Sent without an answer: the server may have them all the same. */
  #sent: Values[] = [];
  #quiet = new AbortController();
  #wake = new AbortController();
  #running: Promise<void> | undefined;
  #isUrgent = false;
  #isStopped = false;
  readonly #ports: DraftPorts;
  readonly #listeners = new Set<() => void>();

  constructor(ports: DraftPorts) {
    this.#ports = ports;
  }

  readonly snapshot = (): DraftSnapshot => this.#snapshot;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Typed, and not with the server yet. */
  get isDirty(): boolean {
    return this.#base !== undefined && !this.#isStopped && !isSame(this.#snapshot.values, this.#base.values as Values);
  }

  #tell(change: Partial<DraftSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }

  #take(draft: Draft, values = draft.values as Values): void {
    const epoch = this.#snapshot.epoch + 1;
    this.#base = draft;
    this.#sent = [];
    this.#tell({ phase: 'ready', error: null, values, epoch, savedAt: draft.updatedAt, state: 'saved' });
  }

  /** Reads the draft: the first time, after a failure, or because time has passed. What is typed here stays. */
  async open(): Promise<void> {
    if (this.isDirty) return this.flush();
    try {
      const draft = await this.#ports.load();
      if (!this.isDirty && draft.version !== this.#base?.version) this.#take(draft);
    } catch (error) {
      if (this.#base === undefined) this.#tell({ phase: 'failed', error });
    }
  }

  /** Takes what was typed; it is saved once the keyboard rests. */
  change(values: Values): void {
    if (this.#isStopped || values === this.#snapshot.values) return;
    this.#tell(isSame(values, this.#snapshot.values) ? { values } : { values, mergedBy: null });
    if (!this.isDirty || this.#snapshot.clash || this.#snapshot.state === 'closed') return;
    if (this.#snapshot.state !== 'offline') this.#tell({ state: 'saving' });
    this.#quiet.abort();
    const quiet = new AbortController();
    this.#quiet = quiet;
    void this.#ports.pause(quietMs, quiet.signal).then(() => {
      if (!quiet.signal.aborted) void this.#save();
    });
  }

  /** Saves now. Resolves when all of it is with the server, or when that cannot be for a reason that does not pass. */
  flush(): Promise<void> {
    this.#quiet.abort();
    this.#isUrgent = true;
    this.#wake.abort();
    return this.#save();
  }

  #save(): Promise<void> {
    if (this.#running) return this.#running;
    if (!this.isDirty || this.#snapshot.clash) {
      this.#isUrgent = false;
      if (!this.isDirty && this.#snapshot.state === 'saving') this.#tell({ state: 'saved' });
      return Promise.resolve();
    }
    this.#running = this.#run();
    return this.#running;
  }

  /** Saves when the page is left. A save that is still running may be cut off by that, so this one does not wait for it. */
  leave(): void {
    if (this.isDirty && !this.#snapshot.clash) void this.#attempt(true);
  }

  async #run(): Promise<void> {
    for (let attempt = 0; this.isDirty && !this.#snapshot.clash; ) {
      const outcome = await this.#attempt(false);
      if (outcome === 'over') break;
      if (outcome === 'away') this.#tell({ state: 'offline' });
      if (outcome === 'done' && (this.#isUrgent || !this.isDirty)) continue;
      // Someone who types on is not saved letter by letter; a server that comes back is not run over.
      this.#wake = new AbortController();
      const ms = outcome === 'done' ? quietMs : Math.min(longestMs, pauseBefore(attempt, this.#ports.chance()));
      const { signal } = this.#wake;
      await this.#ports.pause(ms, signal);
      // Someone who asks for a saving has not made the wait any longer.
      if (outcome === 'done') attempt = 0;
      else if (!signal.aborted) attempt += 1;
    }
    // Cleared synchronously, so that a save requested from now on starts a new run.
    this.#running = undefined;
    this.#isUrgent = false;
    if (!this.isDirty && this.#snapshot.state === 'saving') this.#tell({ state: 'saved' });
  }

  async #attempt(isLeaving: boolean): Promise<'done' | 'away' | 'over'> {
    const { values, state } = this.#snapshot;
    const version = this.#base?.version ?? 0;
    this.#sent.push(values);
    if (state !== 'offline') this.#tell({ state: 'saving' });
    try {
      this.#arrived(await this.#ports.save({ values, version }, isLeaving));
      return 'done';
    } catch (error) {
      if (mayPass(error)) return 'away';
      const name = error instanceof RefusedError ? error.name : '';
      if (name === 'changed_elsewhere') return this.#reconcile();
      this.#tell({ state: name === 'state_forbids' ? 'closed' : 'refused' });
      this.#ports.onRefused(error);
      return 'over';
    }
  }

  #arrived(saved: Draft): void {
    if (saved.version <= (this.#base?.version ?? -1)) return;
    this.#base = saved;
    this.#sent = [];
    this.#tell({ state: this.isDirty ? 'saving' : 'saved', savedAt: saved.updatedAt });
  }

  /** Someone else has saved, or an earlier saving of one's own arrived without an answer. */
  async #reconcile(): Promise<'done' | 'away' | 'over'> {
    try {
      const theirs = await this.#ports.load();
      const held = theirs.values as Values;
      if (this.#sent.some((values) => isSame(values, held))) {
        this.#arrived(theirs);
        return 'done';
      }
      const { values, clashes } = merge((this.#base?.values ?? {}) as Values, this.#snapshot.values, held);
      if (clashes.length > 0) {
        this.#tell({ state: 'clash', clash: { theirs, paths: clashes } });
        return 'over';
      }
      this.#take(theirs, values);
      this.#tell({ mergedBy: theirs.updatedBy, state: this.isDirty ? 'saving' : 'saved' });
      return 'done';
    } catch (error) {
      return mayPass(error) ? 'away' : 'over';
    }
  }

  /** Ends a clash with one of the two versions; the other stays at hand. */
  settle(whose: 'mine' | 'theirs'): void {
    const { clash, values: mine } = this.#snapshot;
    if (!clash) return;
    const { theirs } = clash;
    const held = theirs.values as Values;
    const merged = merge((this.#base?.values ?? {}) as Values, mine, held).values;
    this.#take(theirs, whose === 'mine' ? merged : held);
    this.#tell({ clash: null, spare: { values: whose === 'mine' ? held : mine, isMine: whose === 'theirs' } });
    void this.flush();
  }

  /** Takes the version that was not chosen after all. */
  swap(): void {
    const { spare, values } = this.#snapshot;
    if (!spare) return;
    const epoch = this.#snapshot.epoch + 1;
    this.#tell({ values: spare.values, epoch, spare: { values, isMine: !spare.isMine } });
    void this.flush();
  }

  /** Nothing is kept from now on: the form was submitted. */
  stop(): void {
    this.#isStopped = true;
    this.#quiet.abort();
    this.#wake.abort();
  }
}
