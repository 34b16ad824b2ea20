import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './copy-value.module.css';
import { tellBad, tellGood } from './notice.ts';

interface CopyValueProps {
  /** What is copied. */
  value: string;
  /** What it is, for the button's name: "o número do pedido". */
  what: string;
  /** What is shown, when that is shorter. */
  children?: string;
}

const confirmedMs = 2_000;

/** A value with a button that copies it. */
export const CopyValue = ({ value, what, children = value }: CopyValueProps) => {
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
    <span className={classes.copy}>
      <span className={classes.value}>{children}</span>
      <ActionIcon size={28} aria-label={label} title={label} onClick={() => void copy()}>
        {copied ? <IconCheck size={16} stroke={2} /> : <IconCopy size={16} stroke={1.8} />}
      </ActionIcon>
    </span>
  );
};
