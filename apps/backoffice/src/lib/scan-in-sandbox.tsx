import { useTranslations } from 'use-intl';
import { useSandbox } from './sandbox.ts';

/** Link that opens a code in the sandbox's phone as if it had been scanned, so that no camera is needed for trying it. */
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
