import { formatDuration } from '@balcao/brazil/dates';
import type { Sale } from '@balcao/contract/device-sale';
import { CopyButton } from '@balcao/ui/copy-button.tsx';
import { Grid, Row, Stack } from '@balcao/ui/layout.tsx';
import { Loader } from '@balcao/ui/loader.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useCountdown } from '@balcao/ui/use-countdown';
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
  <Row as="p" className={classes.waits} gap={8} align="center" role="status" data-cut={isCut || undefined}>
    <ToneIcon tone={isCut ? 'waiting' : 'moving'} />
    {children}
  </Row>
);

/** The bank has not made the code yet: it comes by itself, or the seller reads that the bank does not answer. */
const NoCode = ({ isCut }: { isCut: boolean }) => {
  const t = useTranslations('device.code');
  const s = useTranslations('device.sale');
  const isLong = useIsLong();
  return (
    <>
      <Grid className={classes.noCode} align="center" across="center" style={{ width: codeSize, height: codeSize }}>
        {!isLong && <Loader aria-hidden />}
      </Grid>
      <p className={classes.text}>{t(isLong ? 'lateText' : 'makingText')}</p>
      <Says isCut={isCut || isLong}>{isCut ? s('unknownText') : t(isLong ? 'late' : 'making')}</Says>
    </>
  );
};

/** How long the code is good for. The server says so each second; it goes on by itself while the line is cut. */
const Left = ({ from }: { from: number }) => {
  const t = useTranslations('device.code');
  const { seconds } = useCountdown(from);
  return <p className={classes.left}>{t('left', { time: formatDuration(seconds) })}</p>;
};

/** What the payer scans, while the terminal waits for it to be paid. */
export const PayCode = ({ sale, isCut, children }: PayCodeProps) => {
  const t = useTranslations('device.code');
  const s = useTranslations('device.sale');
  const isPix = sale.method === '02';
  return (
    <>
      <Stack className={classes.middle} gap={12} align="center">
        <p className={classes.amount}>
          <Money centavos={sale.amount} />
        </p>
        {sale.code === null ? (
          <NoCode isCut={isCut} />
        ) : (
          <>
            <QrImage text={sale.code} what={t(isPix ? 'ofPix' : 'ofWallet')} size={codeSize} />
            <p className={classes.text}>{t(isPix ? 'scanPix' : 'scanWallet')}</p>
            <Row as="p" className={classes.copy} gap={4} align="center">
              {t('copy')} <CopyButton value={sale.code} what={t('theCode')} />
            </Row>
            <Left key={sale.secondsLeft} from={sale.secondsLeft} />
            <Says isCut={isCut}>{isCut ? s('unknownText') : t('waits')}</Says>
          </>
        )}
      </Stack>
      <footer className={classes.foot}>{children}</footer>
    </>
  );
};
