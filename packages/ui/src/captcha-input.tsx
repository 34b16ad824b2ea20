import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import classes from './captcha-input.module.css';
import { Box } from './layout.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { useCountdown } from './use-countdown.ts';

interface CaptchaInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  value?: string;
  onChange?: (code: string) => void;
  /** Sends the code; true when it is on its way, and the wait begins. */
  onSend: () => Promise<boolean>;
  sending?: boolean;
  /** Seconds until it may be sent again. */
  waitSeconds?: number;
  /** A code is on its way already, and the wait runs from the beginning. */
  sent?: boolean;
}

/** Six digits that came by e-mail, and the button that sends them. */
export const CaptchaInput = (props: CaptchaInputProps) => {
  const { value, onChange, onSend, sending, waitSeconds = 60, sent = false, ...rest } = props;
  const t = useTranslations('ui.captcha');
  const wait = useCountdown(sent ? waitSeconds : undefined);
  const label = () => {
    if (wait.seconds > 0) return t('wait', { seconds: wait.seconds });
    return wait.started ? t('sendAgain') : t('send');
  };
  const send = async () => {
    if (await onSend()) wait.start(waitSeconds);
  };
  return (
    <Box full>
      <TextInput
        label={t('label')}
        description={t('help')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...rest}
        className={classes.field}
        value={value ?? ''}
        onChange={(event) => onChange?.(event.currentTarget.value.replace(/\D/g, ''))}
        rightSectionWidth="auto"
        rightSection={
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            mr={6}
            c="var(--mantine-color-text)"
            loading={sending ?? false}
            disabled={wait.seconds > 0}
            onClick={() => void send()}
          >
            {label()}
          </Button>
        }
      />
    </Box>
  );
};
