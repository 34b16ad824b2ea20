import { Button } from '@balcao/ui/button.tsx';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import type { ReactNode } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

interface SecretDialogProps {
  secret: string;
  words: {
    readonly title: string;
    readonly text: string;
    /** What it is, for the name of the button that copies it. */
    readonly what: string;
    readonly kept: string;
    readonly leave: { readonly title: string; readonly message: string; readonly action: string };
  };
  /** What follows below the secret, such as the command that takes it. */
  children?: ReactNode;
  onClose: () => void;
}

/** A secret that is shown once: only the button that says it has been kept closes the dialog. */
export const SecretDialog = ({ secret, words, children, onClose }: SecretDialogProps) => {
  useLeaveGuard(true, words.leave);
  return (
    <Dialog title={words.title} footer={<Button onClick={onClose}>{words.kept}</Button>}>
      {words.text}
      <Box mt={16}>
        <CodeBlock code={secret} what={words.what} />
      </Box>
      {children}
    </Dialog>
  );
};
