import { formatBrl } from '@balcao/brazil/money';
import { captureHold, type Preauth } from '@balcao/contract/preauth';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useRelease } from './preauth.queries.ts';

const CaptureDialog = lazy(() => import('./capture-dialog.tsx'));

/** What can be done with a hold that stands: capture of it, or let it go. */
export const PreauthActions = ({ preauth }: { preauth: Preauth }) => {
  const t = useTranslations('preauth');
  const { number, status, asked, authorised } = preauth;
  const [isCapturing, setCapturing] = useState(false);
  const release = useRelease();
  const stands = status === 'authorised' && !asked;
  // Someone else may capture or release it while the form is being filled in: the form says so, and does not vanish.
  if (!useMay(captureHold) || authorised === null || !(stands || isCapturing)) return null;
  const ask = async () => {
    const agreed = await confirm({
      title: t('release.title'),
      message: t('release.text', { amount: formatBrl(authorised) }),
      action: t('release.action'),
      otherwise: t('release.otherwise'),
      dangerous: true,
    });
    if (agreed) release.mutate(number, { tell: t('release.done') });
  };
  return (
    <>
      {stands && (
        <>
          <Button onClick={() => setCapturing(true)}>{t('capture.open')}</Button>
          <Button variant="default" loading={release.isPending} onClick={() => void ask()}>
            {t('release.action')}
          </Button>
        </>
      )}
      {isCapturing && (
        <Suspense>
          <CaptureDialog number={number} authorised={authorised} stands={stands} onClose={() => setCapturing(false)} />
        </Suspense>
      )}
    </>
  );
};
