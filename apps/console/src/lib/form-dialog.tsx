import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';

interface FormDialogProps {
  title: string;
  /** What follows from sending it. */
  text: string;
  /** What the button that sends says. */
  action: string;
  /** What the button that leaves says: 'cancel' where nothing else is given. */
  back?: string;
  /** It takes something away. */
  takesAway?: boolean;
  gap?: 12 | 16;
  isBusy: boolean;
  isDisabled?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of what one of the staff does, or asks a colleague for, with a reason: what it means, the form, and the way back. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, text, action, back, takesAway = false, gap = 16, isBusy, isDisabled = false } = props;
  const { onSubmit, onClose, children } = props;
  const shared = useTranslations('shared');
  const id = useId();
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {back ?? shared('cancel')}
      </Button>
      <Button type="submit" form={id} {...(takesAway && { color: 'red' })} disabled={isDisabled} loading={isBusy}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} footer={footer} onClose={onClose}>
      <Stack as="form" id={id} noValidate gap={gap} onSubmit={onSubmit}>
        <Text pretty>{text}</Text>
        {children}
      </Stack>
    </Dialog>
  );
};
