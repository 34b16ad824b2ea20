import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { UnidentifiedPayment } from './unidentified.queries.ts';
import { UnidentifiedFacts } from './unidentified-facts.tsx';

interface RequestDialogProps {
  title: string;
  /** What follows, and that a second person decides. */
  text: string;
  payment: UnidentifiedPayment;
  /** What the button says. */
  action: string;
  isBusy: boolean;
  isDisabled?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of what one of finance asks a colleague for about a payment: what it means, which payment, and the form. */
export const UnidentifiedRequestDialog = (props: RequestDialogProps) => {
  const { title, text, payment, action, isBusy, isDisabled = false, onSubmit, onClose, children } = props;
  const shared = useTranslations('shared');
  const id = useId();
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {shared('cancel')}
      </Button>
      <Button type="submit" form={id} disabled={isDisabled} loading={isBusy}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} footer={footer} onClose={onClose}>
      <Stack as="form" id={id} noValidate gap={16} onSubmit={onSubmit}>
        <Text pretty>{text}</Text>
        <UnidentifiedFacts payment={payment} />
        {children}
      </Stack>
    </Dialog>
  );
};

interface ReasonProps extends Omit<ComponentProps<typeof Textarea>, 'onChange'> {
  label: string;
  onChange: (reason: string) => void;
}
/** How one knows: one line of text in a field that shows all of it. Enter sends, as it would in a field of one line. */
export const RequestReason = ({ onChange, ...field }: ReasonProps) => {
  const t = useTranslations('unidentified');
  return (
    <Textarea
      description={t('reasonHelp')}
      autosize
      minRows={2}
      maxRows={4}
      maxLength={300}
      {...field}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
      onChange={({ currentTarget: { value } }) => onChange(value.replaceAll(/\s*[\r\n]+\s*/g, ' '))}
    />
  );
};
