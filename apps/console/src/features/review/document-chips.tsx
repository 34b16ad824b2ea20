import { Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './document-chips.module.css';
import { documentsOf, type ReviewDocument } from './documents.ts';
import type { Field } from './sections.ts';

/** The documents of a field as buttons that show them; what they replaced stands behind. */
export const DocumentChips = ({ field, onShow }: { field: Field; onShow: (uploadId: string) => void }) => {
  const t = useTranslations('desk.documents');
  const documents = documentsOf([field]);
  if (documents.length === 0) return <Muted as="span">{t('missing')}</Muted>;
  return (
    <Row as="span" gap={8} wrap>
      {documents.map((document) => (
        <Chip key={document.id} document={document} onShow={() => onShow(document.id)} />
      ))}
    </Row>
  );
};

const Chip = ({ document, onShow }: { document: ReviewDocument; onShow: () => void }) => {
  const t = useTranslations('desk.documents');
  const { upload, isFormer } = document;
  const Mark = upload.type === 'application/pdf' ? IconFileTypePdf : IconPhoto;
  return (
    <button type="button" className={classes.chip} data-former={isFormer || undefined} onClick={onShow}>
      <Mark size={18} stroke={1.6} aria-hidden />
      <Text as="span" truncate>
        {upload.name}
      </Text>
      {isFormer && (
        <Muted as="span" rigid>
          {t('former')}
        </Muted>
      )}
    </button>
  );
};
