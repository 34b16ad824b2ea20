import type { SentPlace } from '@balcao/contract/conversation-attachment';
import type { ChosenPicture } from '@balcao/ui/chosen-picture';
import type { ChosenVoice } from '@balcao/ui/chosen-voice';
import { useSyncExternalStore } from 'react';
import { keptFiles } from './kept-files.ts';

/** A button of a message that was pressed. */
export interface Pressed {
  readonly position: number;
  readonly index: number;
  readonly label: string;
}
/** What goes with a message: a place, or a picture or a voice message, which lie in {@link keptFiles}. */
export type KeptAttachment =
  | SentPlace
  | { readonly kind: 'picture'; readonly size: ChosenPicture['size'] }
  | ({ readonly kind: 'voice' } & Pick<ChosenVoice, 'type' | 'seconds'>);
/** A message that the person has sent and that is not known to have arrived. */
export interface KeptMessage {
  readonly clientId: string;
  /** Empty where what goes with it says all. */
  readonly text: string;
  readonly attachment?: KeptAttachment | undefined;
  readonly at: string;
  readonly pressed?: { readonly position: number; readonly index: number } | undefined;
  /** Why it was not sent; undefined while that is open. */
  readonly failed?: string | undefined;
  /** Where the server has it: it goes as soon as the list shows it. */
  readonly position?: number;
}
interface Kept {
  readonly draft: string;
  readonly messages: readonly KeptMessage[];
}
const nothing: Kept = { draft: '', messages: [] };
const nameOf = (place: string): string => `balcao.phone.outbox.${place}`;
const listeners = new Set<() => void>();
const known = new Map<string, Kept>();

const read = (place: string): Kept => {
  const there = known.get(place);
  if (there) return there;
  let kept = nothing;
  try {
    const found = JSON.parse(localStorage.getItem(nameOf(place)) ?? 'null') as Kept | null;
    // The outcome of messages that were being sent when the page was left is unknown here.
    if (found) kept = { ...found, messages: found.messages.map((one) => ({ ...one, failed: one.failed ?? '' })) };
  } catch {
    // What cannot be read is as good as nothing.
  }
  known.set(place, kept);
  return kept;
};
const write = (place: string, next: Kept): void => {
  known.set(place, next);
  if (next.draft === '' && next.messages.length === 0) localStorage.removeItem(nameOf(place));
  else localStorage.setItem(nameOf(place), JSON.stringify(next));
  for (const tell of listeners) tell();
};
const change = (place: string, clientId: string, to: (one: KeptMessage) => KeptMessage): void => {
  const kept = read(place);
  write(place, { ...kept, messages: kept.messages.map((one) => (one.clientId === clientId ? to(one) : one)) });
};

/**
 * What a person has typed and sent, by person and channel, in this browser: it outlasts a reload and a lost line, and is sent again under
 * the same id, so that it arrives once.
 */
export const outbox = {
  /** What is typed goes with it, unless it is kept. */
  put: (place: string, message: KeptMessage, keepsDraft = false): void => {
    const { draft, messages } = read(place);
    write(place, { draft: keepsDraft ? draft : '', messages: [...messages, message] });
  },
  mark: (place: string, clientId: string, failed: string | undefined): void =>
    change(place, clientId, (one) => ({ ...one, failed })),
  arrive: (place: string, clientId: string, position: number): void =>
    change(place, clientId, (one) => ({ ...one, failed: undefined, position })),
  /** Those that the list shows, or that the person gives up, go. */
  drop: (place: string, isGone: (one: KeptMessage) => boolean): void => {
    const kept = read(place);
    const left = kept.messages.filter((one) => !isGone(one));
    if (left.length === kept.messages.length) return;
    for (const one of kept.messages) if (one.attachment && isGone(one)) void keptFiles.drop(one.clientId);
    write(place, { ...kept, messages: left });
  },
  draft: (place: string, draft: string): void => write(place, { ...read(place), draft }),
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};
export const useOutbox = (place: string): Kept => useSyncExternalStore(subscribe, () => read(place));
