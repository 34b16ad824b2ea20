import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';

const reasonMax = 500;

interface ReasonDialogProps {
  words: {
    readonly title: string;
    readonly text: string;
    readonly reasonHelp: string;
    readonly action: string;
    readonly done: string;
  };
  call: {
    readonly isPending: boolean;
    readonly check: (values: { reason: string }) => Record<string, ReactNode>;
    readonly mutate: (
      body: { reason: string },
      then: { onSuccess: () => void; onError: (error: Error) => void },
    ) => void;
  };
  /** It gives back what was taken. */
  givesBack?: boolean;
  onClose: () => void;
}

/** Asks for the reason of something that takes away, or gives back, which those whom it concerns read, and does it. */
export const ReasonDialog = ({ words, call, givesBack = false, onClose }: ReasonDialogProps) => {
  const shared = useTranslations('shared');
  const id = useId();
  const form = useForm({ initialValues: { reason: '' }, validate: call.check });
  const submit = form.onSubmit((values) => {
    const done = () => {
      tellGood(words.done);
      onClose();
    };
    call.mutate(values, { onSuccess: done, onError: (error) => void showFieldErrors(form, error) });
  }, focusFirst(form));
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {shared('back')}
      </Button>
      <Button type="submit" form={id} {...(!givesBack && { color: 'red' })} loading={call.isPending}>
        {words.action}
      </Button>
    </>
  );
  return (
    <Dialog title={words.title} footer={footer} onClose={onClose}>
      <Stack as="form" id={id} noValidate onSubmit={submit} gap={12}>
        <Text pretty>{words.text}</Text>
        <Textarea
          data-autofocus
          label={shared('reason')}
          description={words.reasonHelp}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={reasonMax}
          {...form.getInputProps('reason')}
        />
      </Stack>
    </Dialog>
  );
};
