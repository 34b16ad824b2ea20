import { Box } from '@balcao/ui/layout.tsx';
import { ScanCode } from '@balcao/ui/scan-code.tsx';
import { useTranslations } from 'use-intl';
import { ScanInSandbox } from '../../lib/scan-in-sandbox.tsx';
import { useScan } from '../../lib/use-scan.ts';
import classes from './code-login.module.css';
import { FormFrame } from './form-frame.tsx';
import type { LoginPlace } from './login-address.ts';
import { ask, collect, read } from './login-code.queries.ts';

/** Logs in with the phone: it scans the code on the screen and says yes. */
export const CodeLogin = ({ place }: { place: LoginPlace }) => {
  const t = useTranslations('session.code');
  const scan = useScan({
    ask,
    read,
    onConfirmed: async (offer) => place.enter((await collect(offer)).token),
  });
  return (
    <FormFrame
      place={place}
      title={t('title')}
      line={t('line')}
      other={{ question: t('preferEmail'), answer: t('logIn'), tab: undefined }}
    >
      <Box mt={32}>
        <ScanCode {...scan} what={t('what')} onRenew={scan.renew} />
      </Box>
      <ol className={classes.steps}>
        <li>{t('open')}</li>
        <li>{t('scan')}</li>
        <li>{t('confirm')}</li>
      </ol>
      <div className={classes.sandbox}>
        <ScanInSandbox text={scan.state === 'waiting' ? scan.text : undefined} />
      </div>
    </FormFrame>
  );
};
