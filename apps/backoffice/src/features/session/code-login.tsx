import { Box } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
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
  const t = useTranslations('session');
  const scan = useScan({
    ask,
    read,
    onConfirmed: async (offer, isNew) => {
      const { token } = await collect(offer);
      tellGood(t(isNew ? 'register.done' : 'loggedIn'));
      place.enter(token);
    },
  });
  return (
    <FormFrame
      place={place}
      title={t('code.title')}
      line={t('code.line')}
      other={{ question: t('code.preferEmail'), answer: t('code.logIn'), tab: undefined }}
    >
      <Box mt={32}>
        <ScanCode {...scan} what={t('code.what')} onRenew={scan.renew} />
      </Box>
      <ol className={classes.steps}>
        <li>{t('code.open')}</li>
        <li>{t('code.scan')}</li>
        <li>{t('code.confirm')}</li>
      </ol>
      <div className={classes.sandbox}>
        <ScanInSandbox text={scan.state === 'waiting' ? scan.text : undefined} />
      </div>
    </FormFrame>
  );
};
