import { uploadCertificate } from '@balcao/contract/certificate';
import { IconEye } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import classes from './read-only-note.module.css';

/** For whoever may see the settings but not change them: says who can. */
export const ReadOnlyNote = () => {
  const t = useTranslations('certificate');
  const menu = useTranslations('menu');
  if (useMay(uploadCertificate)) return null;
  return (
    <p className={classes.note}>
      <IconEye size={20} stroke={1.8} aria-hidden />
      {t('readOnly', { menu: menu('paymentSettings') })}
    </p>
  );
};
