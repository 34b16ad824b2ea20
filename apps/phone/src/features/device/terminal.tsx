import { formatBrl } from '@balcao/brazil/money';
import type { OwnDevice } from '@balcao/contract/device';
import type { SaleAsk } from '@balcao/contract/device-sale';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountPad } from './amount-pad.tsx';
import { CardReader } from './card-reader.tsx';
import { type AskedSale, reopened } from './device.queries.ts';
import headClasses from './device-head.module.css';
import { DeviceHead } from './device-head.tsx';
import { deviceMemory } from './device-tokens.ts';
import { MethodChoice } from './method-choice.tsx';
import { SaleList } from './sale-list.tsx';
import { SaleView } from './sale-view.tsx';

type TerminalDevice = Extract<OwnDevice, { product: '99' }>;
type Step =
  | { readonly at: 'amount' | 'method' | 'sales' }
  | { readonly at: 'card'; readonly method: '0301' | '0302'; readonly instalments: number }
  | { readonly at: 'sale'; readonly asked: AskedSale };

/** A payment terminal: the amount, how it is paid, the card or the code, and its outcome. */
export const Terminal = ({ device }: { device: TerminalDevice }) => {
  const t = useTranslations('device');
  // A sale that was under way when the terminal was switched off is found out before anything else is sold.
  const memory = deviceMemory<AskedSale>(device.serial, 'asked');
  const [amount, setAmount] = useState(0);
  const [step, setStep] = useState<Step>(() => {
    const asked = reopened(memory.read());
    return asked ? { at: 'sale', asked } : { at: 'amount' };
  });
  const sell = (ask: SaleAsk) => {
    const asked = { key: crypto.randomUUID(), ask };
    memory.write(asked);
    setStep({ at: 'sale', asked });
  };
  const begin = (next: number) => {
    memory.write(undefined);
    setAmount(next);
    setStep({ at: next === 0 ? 'amount' : 'method' });
  };
  return (
    <>
      <DeviceHead device={device}>
        {step.at === 'amount' && (
          <button
            type="button"
            className={headClasses.button}
            aria-label={t('sales.title')}
            onClick={() => setStep({ at: 'sales' })}
          >
            <IconHistory size={22} stroke={1.8} aria-hidden />
          </button>
        )}
      </DeviceHead>
      {step.at === 'amount' && (
        <AmountPad
          amount={amount}
          onAmount={setAmount}
          done={amount === 0 ? t('pad.charge') : t('pad.chargeAmount', { amount: formatBrl(amount) })}
          onDone={() => setStep({ at: 'method' })}
          disabled={!device.isOpen}
        />
      )}
      {step.at === 'sale' && (
        <SaleView
          key={step.asked.key}
          device={device}
          asked={step.asked}
          onNumber={(number) => memory.write({ ...step.asked, number })}
          onNotSent={() => memory.write(undefined)}
          onNext={begin}
        />
      )}
      {step.at === 'sales' && <SaleList device={device} onBack={() => setStep({ at: 'amount' })} />}
      <Choices device={device} amount={amount} step={step} onStep={setStep} onSell={sell} />
    </>
  );
};

interface ChoicesProps {
  device: TerminalDevice;
  amount: number;
  step: Step;
  onStep: (step: Step) => void;
  onSell: (ask: SaleAsk) => void;
}

/** Between the amount and the sale: how it is paid, and by which card. */
const Choices = ({ device, amount, step, onStep, onSell }: ChoicesProps) => {
  if (step.at === 'method')
    return (
      <MethodChoice
        device={device}
        amount={amount}
        onBack={() => onStep({ at: 'amount' })}
        onCode={(method) => onSell({ method, amount })}
        onCard={(method, instalments) => onStep({ at: 'card', method, instalments })}
      />
    );
  if (step.at !== 'card') return null;
  const { method, instalments } = step;
  return (
    <CardReader
      amount={amount}
      method={method}
      instalments={instalments}
      onBack={() => onStep({ at: 'method' })}
      onCard={(card) =>
        onSell(method === '0302' ? { method, amount, card, instalments } : { method: '0301', amount, card })
      }
    />
  );
};
