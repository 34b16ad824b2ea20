import { CaptchaCode } from '@balcao/contract/account';
import { Button } from '@balcao/ui/button.tsx';
import { CaptchaInput } from '@balcao/ui/captcha-input.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors, showRefusalAt } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { useForm } from '@mantine/form';
import { type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import * as z from 'zod/mini';

interface EmailCodeStepProps {
  title: string;
  /** Where the code went, and what it is for. */
  sentTo: ReactNode;
  submit: string;
  waitSeconds: number;
  /** Sends another code; a refusal shows by itself. */
  again: { readonly isPending: boolean; readonly send: () => Promise<unknown> };
  confirm: {
    readonly isPending: boolean;
    mutate(
      captcha: string,
      then: { tell: string | undefined; onSuccess: () => void; onError: (error: Error) => void },
    ): void;
  };
  /** Leads back to the address. */
  onOther: () => void;
  /** What is said once it was confirmed; nothing where the next step says it. */
  done?: string;
  onDone: () => void;
  onClose: () => void;
}
const CodeForm = z.object({ captcha: CaptchaCode });

/** The code that was sent to an e-mail. */
export const EmailCodeStep = (props: EmailCodeStepProps) => {
  const { title, sentTo, submit: submitWords, waitSeconds, again, confirm, onOther, done, onDone, onClose } = props;
  const t = useTranslations('ui.captcha');
  const id = useId();
  const present = useRefusals();
  const form = useForm({ initialValues: { captcha: '' }, validate: checkedNow(CodeForm, useLocale()) });
  const submit = form.onSubmit(
    ({ captcha }) =>
      confirm.mutate(captcha, {
        tell: done,
        onSuccess: onDone,
        onError: (error) => {
          if (!showFieldErrors(form, error) && !showRefusalAt(form, 'captcha', error)) present(error);
        },
      }),
    focusFirst(form),
  );
  const sendAgain = () =>
    again.send().then(
      () => {
        tellGood(t('sentAgain'));
        return true;
      },
      () => false, // The cache of queries has shown what was refused.
    );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onOther}>
            {t('otherAddress')}
          </Button>
          <Button type="submit" form={id} loading={confirm.isPending}>
            {submitWords}
          </Button>
        </>
      }
    >
      {sentTo}
      <Grid as="form" id={id} noValidate gap={16} mt={16} tone="text" onSubmit={submit}>
        <CaptchaInput
          data-autofocus
          sent
          description={null}
          sending={again.isPending}
          waitSeconds={waitSeconds}
          onSend={sendAgain}
          {...form.getInputProps('captcha')}
        />
      </Grid>
    </Dialog>
  );
};
