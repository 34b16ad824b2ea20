import '@mantine/core/styles/Input.css';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import classes from './factor-offer.module.css';

/** What the app is to know: as a QR code, and to be typed. */
export interface Offer {
  readonly uri: string;
  readonly secret: string;
}
interface FactorOfferProps {
  offer: Offer;
  input: Pick<ComponentProps<typeof FactorInput>, 'value' | 'onChange' | 'onFull' | 'error'>;
}

/** From the app by its secret to the first code. */
export const FactorOffer = ({ offer: { uri, secret }, input }: FactorOfferProps) => {
  const t = useTranslations('staff.offer');
  return (
    <ol className={classes.steps}>
      <li className={classes.step}>
        <p>{t('app')}</p>
      </li>
      <li className={classes.step}>
        <div>
          <p>{t('scan')}</p>
          <div className={classes.qr}>
            <QrImage text={uri} what={t('what')} size={192} />
          </div>
          <p>{t('byHand')}</p>
          <div className={classes.byHand}>
            <CodeBlock code={secret.replaceAll(/.{4}(?=.)/g, '$& ')} exact={secret} what={t('secret')} />
          </div>
        </div>
      </li>
      <li className={classes.step}>
        <FactorInput {...input} data-autofocus />
      </li>
    </ol>
  );
};
