import type { Approval } from '@balcao/contract/approval';
import { Button } from '@balcao/ui/button.tsx';
import { CaptchaInput } from '@balcao/ui/captcha-input.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApprovalFacts, useApprovalTitle } from './approval-facts.tsx';
import { useCurrentUser } from './member.ts';
import { useSendStepUpCode } from './step-up.queries.ts';
import classes from './step-up-dialog.module.css';
import { useStepUpForm } from './use-step-up-form.ts';

/** Leads to the field that has just come, in the place of another. */
const focusWithin = (node: HTMLElement | null) => node?.querySelector<HTMLElement>('[data-autofocus]')?.focus();

interface StepUpDialogProps {
  approval: Approval | undefined;
  onDone: (isProven: boolean) => void;
}

/** Asks for the password, a code by e-mail or, with two-step verification on, the second factor. */
const StepUpDialog = ({ approval, onDone }: StepUpDialogProps) => {
  const t = useTranslations('factor.proof');
  const id = useId();
  const { method, canSwap, form, input, isPending, prove, swap } = useStepUpForm(approval?.id, () => onDone(true));
  const titleOf = useApprovalTitle();
  return (
    <Dialog
      title={approval ? titleOf(approval.action) : t('title')}
      onClose={() => onDone(false)}
      footer={
        <Button type="submit" form={id} loading={isPending}>
          {t('submit')}
        </Button>
      }
    >
      {approval ? <ApprovalFacts of={approval.facts} /> : t(`text.${method}`)}
      <Grid as="form" id={id} {...form} gap={8} mt={16} whiteSpace="normal">
        <div key={method} ref={focusWithin}>
          {method === 'factor' && <FactorInput recovery {...input} data-autofocus onFull={prove} />}
          {method === 'password' && <CurrentPassword {...input} />}
          {method === 'captcha' && <MailedCode {...input} />}
        </div>
        {canSwap && (
          <Button
            className={classes.other}
            variant="subtle"
            color="gray"
            size="compact-sm"
            c="var(--mantine-color-text)"
            onClick={swap}
          >
            {t(method === 'password' ? 'useCode' : 'usePassword')}
          </Button>
        )}
      </Grid>
    </Dialog>
  );
};
export default StepUpDialog;

interface StepUpFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const CurrentPassword = ({ onChange, ...field }: StepUpFieldProps) => {
  const t = useTranslations('factor.proof');
  const { email } = useCurrentUser();
  return (
    <>
      {/* Password managers learn from it whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        {...field}
        data-autofocus
        label={t('password')}
        autoComplete="current-password"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
};

const MailedCode = (field: StepUpFieldProps) => {
  const t = useTranslations('factor.proof');
  const { email } = useCurrentUser();
  const send = useSendStepUpCode();
  const [waitSeconds, setWaitSeconds] = useState(60);
  const onSend = async () => {
    try {
      const { resendInSeconds } = await send.mutateAsync(email);
      setWaitSeconds(resendInSeconds);
      tellGood(t('codeSent', { email }));
      return true;
    } catch {
      return false; // The cache of queries has shown what was refused.
    }
  };
  return <CaptchaInput {...field} data-autofocus onSend={onSend} sending={send.isPending} waitSeconds={waitSeconds} />;
};
