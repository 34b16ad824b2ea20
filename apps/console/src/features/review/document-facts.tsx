import { Row, Text } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import classes from './document-facts.module.css';
import type { ReviewDocument } from './documents.ts';

/** What the file of a document is called, and what is to be known of it before it is trusted. */
export const DocumentFacts = ({ document, label }: { document: ReviewDocument; label?: string | undefined }) => {
  const t = useTranslations('desk.documents');
  const { upload, isFormer } = document;
  return (
    <Row className={classes.facts} gap={8} rowGap={4} align="center" wrap>
      {label !== undefined && (
        <Text as="span" weight={550} tone="text" breakable>
          {label}
        </Text>
      )}
      {isFormer && <span className={classes.mark}>{t('former')}</span>}
      <Text as="span" breakable className={classes.name ?? ''} title={upload.name}>
        {upload.name}
      </Text>
      {upload.state === 'ready' && upload.scan === 'unscanned' && (
        <span className={classes.mark}>{t('unscanned')}</span>
      )}
    </Row>
  );
};
