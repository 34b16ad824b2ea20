import { IconFileSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './field-proof.module.css';
import type { FieldDocuments } from './use-field-documents.ts';

interface FieldProofProps {
  path: string;
  label: string;
  documents: FieldDocuments;
}

/** The way from a field to the document that proves it, where that is not already shown next to it. */
export const FieldProof = ({ path, label, documents }: FieldProofProps) => {
  const t = useTranslations('desk.documents');
  const proof = documents.proofOf?.(path);
  if (!proof) return null;
  return (
    <button
      type="button"
      className={classes.proof}
      aria-label={t('openFor', { field: label })}
      onClick={() => documents.open(path, proof.id)}
    >
      <IconFileSearch size={18} stroke={1.6} aria-hidden />
      {t('open')}
    </button>
  );
};
