import { formatBrl } from '@balcao/brazil/money';
import { instalmentsOf } from '@balcao/contract/customer';
import type { OwnDevice } from '@balcao/contract/device';
import { PaymentMethod } from '@balcao/contract/order';
import { Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { IconCreditCard, IconQrcode, IconWallet } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './method-choice.module.css';
import { partsOf } from './parts-in-words.ts';
import { StepHead } from './step-head.tsx';

interface MethodChoiceProps {
  device: Extract<OwnDevice, { product: '99' }>;
  amount: number;
  onBack: () => void;
  onCode: (method: '01' | '02') => void;
  onCard: (method: '0301' | '0302', instalments: number) => void;
}

const { wallet, pix, debit, credit } = PaymentMethod.enum;
const order = [pix, debit, credit, wallet] as const;
const icons = { [pix]: IconQrcode, [debit]: IconCreditCard, [credit]: IconCreditCard, [wallet]: IconWallet };

/** How the payer pays; of a credit card, in how many parts, with what each of them is. */
export const MethodChoice = ({ device, amount, onBack, onCode, onCard }: MethodChoiceProps) => {
  const t = useTranslations('device.method');
  const [inParts, setInParts] = useState(false);
  if (inParts)
    return (
      <PartsChoice
        amount={amount}
        atMost={device.instalmentsAtMost}
        onBack={() => setInParts(false)}
        onParts={(count) => onCard(credit, count)}
      />
    );
  const choose = (method: PaymentMethod) => {
    if (method === wallet || method === pix) return onCode(method);
    if (method === credit && instalmentsOf(amount, device.instalmentsAtMost).length > 1) return setInParts(true);
    onCard(method, 1);
  };
  return (
    <div className={classes.step}>
      <StepHead title={t('title')} amount={amount} onBack={onBack} />
      <Grid className={classes.methods} gap={12}>
        {order
          .filter((method) => device.methods.includes(method))
          .map((method) => {
            const Icon = icons[method];
            return (
              <button key={method} type="button" className={classes.method} onClick={() => choose(method)}>
                <Icon size={28} stroke={1.5} aria-hidden />
                <span>{t(method)}</span>
              </button>
            );
          })}
      </Grid>
    </div>
  );
};

interface PartsChoiceProps {
  amount: number;
  atMost: number;
  onBack: () => void;
  onParts: (count: number) => void;
}

const PartsChoice = ({ amount, atMost, onBack, onParts }: PartsChoiceProps) => {
  const t = useTranslations('device.method');
  const brl = (centavos = 0) => formatBrl(centavos);
  return (
    <div className={classes.step}>
      <StepHead title={t('parts')} amount={amount} onBack={onBack} />
      <ul className={classes.parts}>
        {instalmentsOf(amount, atMost).map(({ count, parts }) => {
          const { first, last, areEven, ...counts } = partsOf(parts);
          return (
            <li key={count}>
              <button type="button" className={classes.part} onClick={() => onParts(count)}>
                <Text as="span" size={16} weight={550} whiteSpace="nowrap">
                  {count === 1 ? t('atOnce') : t('times', { count })}
                </Text>
                <Muted as="span" textAlign="end">
                  {areEven ? <Money centavos={first} /> : t('each', { ...counts, first: brl(first), last: brl(last) })}
                </Muted>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
