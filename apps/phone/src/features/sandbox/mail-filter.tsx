import { TextInput } from '@balcao/ui/text-input.tsx';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './mail-screen.module.css';

interface MailFilterProps {
  /** The address, or a part of one, that the list is filtered by. */
  to: string | undefined;
  onFilter: (to: string | undefined) => void;
}

/** Whose mails are shown: follows while someone types. */
export const MailFilter = ({ to = '', onFilter }: MailFilterProps) => {
  const t = useTranslations('sandbox.mails');
  const [typed, setTyped] = useState(to);
  const [toBefore, setToBefore] = useState(to);
  if (to !== toBefore) {
    // The address of the page changed by itself (back, or "show all"): the field follows.
    setToBefore(to);
    if (to !== typed.trim()) setTyped(to);
  }
  const type = (text: string) => {
    setTyped(text);
    onFilter(text.trim() || undefined);
  };
  return (
    <TextInput
      type="search"
      className={classes.filter ?? ''}
      aria-label={t('filter')}
      placeholder={t('filter')}
      leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      maxLength={254}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
};
