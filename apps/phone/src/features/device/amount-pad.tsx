import { MONEY_MAX } from '@balcao/brazil/money';
import { Button } from '@balcao/ui/button.tsx';
import { Grid, Row, Stack } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { IconBackspace } from '@tabler/icons-react';
import { type MouseEvent, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import classes from './amount-pad.module.css';

interface AmountPadProps {
  /** Centavos. */
  amount: number;
  onAmount: (amount: number) => void;
  /** What the button says, and does. */
  done: string;
  onDone: () => void;
  disabled?: boolean;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'] as const;
/** On a button that is reached by keyboard, Enter presses it. */
const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a') !== null;
const more = (amount: number, typed: string): number => {
  const next = Number(`${amount}${typed}`);
  return next > MONEY_MAX ? amount : next;
};

/** A key that is clicked does not take the focus: Enter on the keyboard would press it again, and not charge. */
const leaveFocus = (event: MouseEvent) => event.preventDefault();

/** The keys of a terminal: digits fill the amount from the right. The keyboard does the same, and its Enter charges. */
export const AmountPad = ({ amount, onAmount, done, onDone, disabled = false }: AmountPadProps) => {
  const t = useTranslations('device.pad');
  const mayCharge = amount > 0 && !disabled;
  useEffect(() => {
    const type = ({ key, target, ctrlKey, metaKey, repeat }: KeyboardEvent) => {
      if (ctrlKey || metaKey || (target instanceof HTMLElement && target.matches('input, textarea, select'))) return;
      if (/^\d$/.test(key)) onAmount(more(amount, key));
      else if (key === 'Backspace') onAmount(Math.floor(amount / 10));
      else if (key === 'Escape') onAmount(0);
      else if (key === 'Enter' && !repeat && mayCharge && !isButton(target)) onDone();
    };
    window.addEventListener('keydown', type);
    return () => window.removeEventListener('keydown', type);
  }, [amount, onAmount, mayCharge, onDone]);
  return (
    <Stack className={classes.pad}>
      <Row
        as="output"
        className={classes.amount}
        align="center"
        justify="end"
        aria-label={t('amount')}
        data-empty={amount === 0 || undefined}
      >
        <Money centavos={amount} />
      </Row>
      <Grid className={classes.keys} gap={8}>
        {digits.map((digit) => (
          <button
            key={digit}
            type="button"
            className={classes.key}
            onMouseDown={leaveFocus}
            onClick={() => onAmount(more(amount, digit))}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          className={classes.key}
          aria-label={t('erase')}
          onMouseDown={leaveFocus}
          onClick={() => onAmount(Math.floor(amount / 10))}
        >
          <IconBackspace size={26} stroke={1.6} aria-hidden />
        </button>
      </Grid>
      <Grid className={classes.foot} gap={8} mt={12}>
        <Button variant="default" size="lg" disabled={amount === 0} onClick={() => onAmount(0)}>
          {t('clear')}
        </Button>
        <Button size="lg" className={classes.done ?? ''} disabled={!mayCharge} onClick={onDone}>
          {done}
        </Button>
      </Grid>
    </Stack>
  );
};
