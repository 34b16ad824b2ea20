import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import classes from './factor-input.module.css';
import { asAppCode, asRecoveryCode } from './factor-typing.ts';
import { Grid } from './layout.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface FactorInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  value: string;
  onChange: (code: string) => void;
  /** Six digits of the app stand there: nothing is left to be typed. */
  onFull?: (code: string) => void;
  /** Whether a recovery code does as well. */
  recovery?: boolean;
}

/** The second factor: six digits of the authenticator app or, if the device is lost, a recovery code. */
export const FactorInput = ({ value, onChange, onFull, recovery = false, ...rest }: FactorInputProps) => {
  const t = useTranslations('ui.factor');
  const [isRecovery, setRecovery] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const type = (text: string) => {
    const code = isRecovery ? asRecoveryCode(text) : asAppCode(text);
    if (code === value) return;
    onChange(code);
    if (!isRecovery && code.length === 6) onFull?.(code);
  };
  const kind = isRecovery
    ? ({ label: t('recoveryLabel'), description: t('recoveryHelp'), maxLength: 24, autoComplete: 'off' } as const)
    : ({ label: t('label'), description: t('help'), maxLength: 12, autoComplete: 'one-time-code' } as const);
  return (
    <Grid gap={8} across="start">
      <TextInput
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        {...kind}
        {...rest}
        ref={ref}
        className={classes.field}
        value={value}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {recovery && (
        <Button
          className={classes.other}
          variant="subtle"
          color="gray"
          size="compact-sm"
          c="var(--mantine-color-text)"
          onClick={() => {
            onChange('');
            setRecovery(!isRecovery);
            ref.current?.focus();
          }}
        >
          {t(isRecovery ? 'useApp' : 'useRecovery')}
        </Button>
      )}
    </Grid>
  );
};
