import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActionIcon } from './action-icon.tsx';
import { tellBad, tellGood } from './notice.ts';

interface CopyButtonProps {
  /** What is copied. */
  value: string;
  /** What it is, for the button's name: "o número do pedido". */
  what: string;
}

const confirmedMs = 2_000;

/** Copies a text; says whether it could. */
export const CopyButton = ({ value, what }: CopyButtonProps) => {
  const t = useTranslations('ui.copy');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      tellGood(t('copied'));
    } catch {
      tellBad(t('failed'));
    }
  };
  const label = t('copy', { what });
  return (
    <ActionIcon size={28} aria-label={label} title={label} onClick={() => void copy()}>
      {copied ? <IconCheck size={16} stroke={2} /> : <IconCopy size={16} stroke={1.8} />}
    </ActionIcon>
  );
};
