import { useTranslations } from 'use-intl';
import { useSandbox } from '../../lib/sandbox.ts';
import classes from './login-page.module.css';

/** Where the code arrives in the sandbox, which sends no real mail. */
export const SandboxLine = () => {
  const t = useTranslations('session');
  if (!useSandbox()) return null;
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
