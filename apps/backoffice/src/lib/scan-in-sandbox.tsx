import { useTranslations } from 'use-intl';
import { useSandbox } from './sandbox.ts';

/** The way of a code to the sandbox's phone, which shows it as if it had been scanned: nobody has a camera at hand to try it. */
export const ScanInSandbox = ({ text }: { text: string | undefined }) => {
  const t = useTranslations('authorization');
  if (!useSandbox() || !text) return null;
  const phone = (words: React.ReactNode) => (
    <a className="link" href={`/phone/pay?code=${encodeURIComponent(text)}`} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
  return <p>{t.rich('sandbox', { phone })}</p>;
};
