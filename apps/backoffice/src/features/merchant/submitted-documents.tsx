import { useTranslations } from 'use-intl';
import { DocumentField } from '../../lib/document-field.tsx';
import { useMay } from '../../lib/may.ts';
import { editsMerchant } from '../../lib/merchant-rights.ts';
import classes from './info-page.module.css';

interface SubmittedDocumentsProps {
  label: string;
  ids: readonly string[];
}

/** The documents of a field, to look at; whoever may only read is told how many there are (rule: masked). */
export const SubmittedDocuments = ({ label, ids }: SubmittedDocumentsProps) => {
  const t = useTranslations('merchant.document');
  if (useMay(editsMerchant))
    return <DocumentField disabled label={label} value={[...ids]} onChange={() => undefined} atMost={ids.length} />;
  return (
    <p className={classes.documents}>
      <span className={classes.quiet}>{label}</span>
      <span>{t('count', { count: ids.length })}</span>
    </p>
  );
};
