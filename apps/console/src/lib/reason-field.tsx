import { Textarea } from '@balcao/ui/textarea.tsx';
import type { ComponentProps } from 'react';

const reasonMin = 10;

/** What was typed as a reason, in one line, and whether it is long enough to be sent. */
export const reasonOf = (typed: string): { readonly said: string; readonly isEnough: boolean } => {
  const said = typed.replaceAll(/\s+/g, ' ').trim();
  return { said, isEnough: [...said].length >= reasonMin };
};

/** Where a reason is typed: it grows with what it says, up to 500 characters where nothing else is given. */
export const ReasonField = (props: ComponentProps<typeof Textarea>) => (
  <Textarea autosize minRows={2} maxRows={4} maxLength={500} {...props} />
);
