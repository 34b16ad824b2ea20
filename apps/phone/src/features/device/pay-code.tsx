import '@mantine/core/styles/Loader.css';
import type { Sale } from '@balcao/contract/device-sale';
import { CopyButton } from '@balcao/ui/copy-button.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './pay-code.module.css';
import { useIsLong } from './use-is-long.ts';

interface PayCodeProps {
  sale: Sale;
  isCut: boolean;
  /** The way out. */
  children: ReactNode;
}

const codeSize = 256;

const Says = ({ isCut, children }: { isCut: boolean; children: string }) => (
  <p className={classes.waits} role="status" data-cut={isCut || undefined}>
    <ToneIcon tone={isCut ? 'waiting' : 'moving'} />
    {children}
  </p>
);

/** The bank has not made the code yet: it comes by itself, or the seller reads that the bank does not answer. */
const NoCode = ({ isCut }: { isCut: boolean }) => {
  const t = useTranslations('device.code');
  const s = useTranslations('device.sale');
  const isLong = useIsLong();
  return (
    <>
      <div className={classes.noCode} style={{ width: codeSize, height: codeSize }}>
        {!isLong && <Loader aria-hidden />}
      </div>
      <p className={classes.text}>{t(isLong ? 'lateText' : 'makingText')}</p>
      <Says isCut={isCut || isLong}>{isCut ? s('unknownText') : t(isLong ? 'late' : 'making')}</Says>
    </>
  );
};

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
        {sale.code === null ? (
          <NoCode isCut={isCut} />
        ) : (
          <>
            <QrImage text={sale.code} what={t(isPix ? 'ofPix' : 'ofWallet')} size={codeSize} />
            <p className={classes.text}>{t(isPix ? 'scanPix' : 'scanWallet')}</p>
            <p className={classes.copy}>
              {t('copy')} <CopyButton value={sale.code} what={t('theCode')} />
            </p>
            <Says isCut={isCut}>{isCut ? s('unknownText') : t('waits')}</Says>
          </>
        )}
      </div>
      <footer className={classes.foot}>{children}</footer>
    </>
  );
};
