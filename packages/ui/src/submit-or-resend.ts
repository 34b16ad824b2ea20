import type { FormEvent } from 'react';

interface Submitting<Body> {
  /** What was sent and never answered, if anything. */
  unsure: Body | undefined;
  send: (body: Body) => unknown;
  submitTyped: (event: FormEvent<HTMLFormElement>) => void;
}

/** The submit handler of a form whose last answer may be unknown: the same is sent again under its key, otherwise what was typed. */
export const submitOrResend =
  <Body>({ unsure, send, submitTyped }: Submitting<Body>) =>
  (event: FormEvent<HTMLFormElement>): void => {
    if (!unsure) submitTyped(event);
    else {
      event.preventDefault();
      void send(unsure);
    }
  };
