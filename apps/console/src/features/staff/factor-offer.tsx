import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { Box, Grid } from '@balcao/ui/layout.tsx';
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
    <Grid as="ol" className={classes.steps} gap={20}>
      <Grid as="li" className={classes.step} columns="last" gap={12}>
        <p>{t('app')}</p>
      </Grid>
      <Grid as="li" className={classes.step} columns="last" gap={12}>
        <div>
          <p>{t('scan')}</p>
          <Grid across="center" mt={12} mb={12}>
            <QrImage text={uri} what={t('what')} size={192} />
          </Grid>
          <p>{t('byHand')}</p>
          <Box mt={8}>
            <CodeBlock code={secret.replaceAll(/.{4}(?=.)/g, '$& ')} exact={secret} what={t('secret')} />
          </Box>
        </div>
      </Grid>
      <Grid as="li" className={classes.step} columns="last" gap={12}>
        <FactorInput {...input} data-autofocus />
      </Grid>
    </Grid>
  );
};
