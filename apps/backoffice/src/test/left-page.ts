import type { AnyRouter } from '@tanstack/react-router';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** An answer that a test holds back until it says what the person has done meanwhile. */
export const heldAnswer = <Reply>() => {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  return { reply: () => promise, come: (reply: Reply) => resolve(reply) };
};

/** Where the person is, without what the router keeps of the place. */
export const addressIn = ({ state }: AnyRouter): string => state.location.href;

/** The person goes to another page before the answer is there. */
export const leaveFor = async (router: AnyRouter, href: string): Promise<void> => {
  await router.navigate({ href });
  expect(addressIn(router)).toBe(href);
};

/** A live page takes the form away before the answer is there (`TakenAway`). */
export const takeFormAway = () => userEvent.click(page.getByRole('button', { name: 'Chegou antes' }));

/** Agrees to what a question asks, by the word of its button. */
export const agree = (word: string) =>
  userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: word, exact: true }));
