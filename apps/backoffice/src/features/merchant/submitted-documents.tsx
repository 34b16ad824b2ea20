import { Muted, Row } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { DocumentField } from '../../lib/document-field.tsx';
import { useMay } from '../../lib/may.ts';
import { editsMerchant } from '../../lib/merchant-rights.ts';

interface SubmittedDocumentsProps {
  label: string;
  ids: readonly string[];
}

/** The documents of a field, to open; members who may only read see how many there are (rule: masked). */
export const SubmittedDocuments = ({ label, ids }: SubmittedDocumentsProps) => {
  const t = useTranslations('merchant.document');
  if (useMay(editsMerchant))
    return <DocumentField disabled label={label} value={[...ids]} onChange={() => undefined} atMost={ids.length} />;
  return (
    <Row as="p" gap={16} justify="between">
      <Muted as="span">{label}</Muted>
      <span>{t('count', { count: ids.length })}</span>
    </Row>
  );
};
