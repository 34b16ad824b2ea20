import type { Sale } from '@balcao/contract/device-sale';
import { CopyButton } from '@balcao/ui/copy-button.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './pay-code.module.css';

interface PayCodeProps {
  sale: Sale;
  isCut: boolean;
  /** The way out. */
  children: ReactNode;
}

/** What the payer scans, while the terminal waits for it to be paid. */
export const PayCode = ({ sale, isCut, children }: PayCodeProps) => {
  const t = useTranslations('device.code');
  const s = useTranslations('device.sale');
  const isPix = sale.method === '02';
  return (
    <>
      <div className={classes.middle}>
        <p className={classes.amount}>
          <Money centavos={sale.amount} />
        </p>
        {sale.code && <QrImage text={sale.code} what={t(isPix ? 'ofPix' : 'ofWallet')} size={256} />}
        <p className={classes.text}>{t(isPix ? 'scanPix' : 'scanWallet')}</p>
        {sale.code && (
          <p className={classes.copy}>
            {t('copy')} <CopyButton value={sale.code} what={t('theCode')} />
          </p>
        )}
        <p className={classes.waits} role="status" data-cut={isCut || undefined}>
          <ToneIcon tone={isCut ? 'waiting' : 'moving'} />
          {isCut ? s('unknownText') : t('waits')}
        </p>
      </div>
      <footer className={classes.foot}>{children}</footer>
    </>
  );
};
