import type { Payment } from '@balcao/contract/customer';
import type { Tone } from '@balcao/ui/tone.tsx';

export type PaymentState = Payment['state'];

interface Shown {
  readonly tone: Tone;
  /** The rail has not answered: what shows the payment asks again until it has. */
  readonly waits: boolean;
  /** The words under the state: a key of `customer.payment`. */
  readonly text: 'waitingText' | 'doneText' | 'refusedText' | 'returnedText' | 'heldText' | 'releasedText';
}

/** What a screen shows for each state of a payment. Only `waiting` is on its way to another. */
export const paymentStates: Readonly<Record<PaymentState, Shown>> = {
  waiting: { tone: 'moving', waits: true, text: 'waitingText' },
  done: { tone: 'good', waits: false, text: 'doneText' },
  refused: { tone: 'bad', waits: false, text: 'refusedText' },
  returned: { tone: 'ended', waits: false, text: 'returnedText' },
  held: { tone: 'waiting', waits: false, text: 'heldText' },
  released: { tone: 'ended', waits: false, text: 'releasedText' },
};

type Pages = readonly { readonly list: readonly Payment[] }[];

/**
 * How often what is shown is asked for again, in milliseconds: every second while a payment waits; otherwise now and then, since
 * money that was paid may still come back.
 */
export const askAgainMs = (pages: Pages | undefined): number =>
  pages?.some(({ list }) => list.some(({ state }) => paymentStates[state].waits)) ? 1_000 : 5_000;

/** Changes whenever a payment comes or changes its state: then the balance has changed too. */
export const statesMark = (pages: Pages | undefined): string | undefined =>
  pages?.flatMap(({ list }) => list.map(({ id, state }) => `${id}:${state}`)).join(' ');
