import { Callout } from './callout.tsx';

/** The answer got lost on the way: whether it was done is found out by sending the same again. */
export const UnsureNotice = ({ title, text }: { title: string; text: string }) => (
  <div role="alert">
    <Callout tone="waiting" title={title}>
      {text}
    </Callout>
  </div>
);
