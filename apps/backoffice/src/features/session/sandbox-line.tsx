import { useTranslations } from 'use-intl';
import { useSandbox } from '../../lib/sandbox.ts';
import classes from './login-page.module.css';

/** Where mails go in the sandbox. Asked only once a form shows that sends mail. */
export const SandboxLine = ({ asks }: { asks: boolean }) => {
  const t = useTranslations('session');
  if (!useSandbox({ asks })) return null;
  return (
    <p className={classes.sandbox}>
      {t.rich('sandbox', {
        phone: (words) => (
          <a className="link" href="/phone/" target="_blank" rel="noreferrer">
            {words}
          </a>
        ),
      })}
    </p>
  );
};
