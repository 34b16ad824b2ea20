import { Muted } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { useSandbox } from '../../lib/sandbox.ts';

/** Where the code arrives in the sandbox, which sends no real mail. */
export const SandboxLine = () => {
  const t = useTranslations('session');
  if (!useSandbox()) return null;
  return (
    <Muted mt={8} pretty>
      {t.rich('sandbox', {
        phone: (words) => (
          <a className="link" href="/phone/" target="_blank" rel="noreferrer">
            {words}
          </a>
        ),
      })}
    </Muted>
  );
};
