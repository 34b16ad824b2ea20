import { FormValue } from '@balcao/ui/form-value.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { usesLetters } from '@balcao/ui/letters';
import { useModal } from '@balcao/ui/use-modal';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { documentKeys } from './document-keys.ts';
import classes from './document-sheet.module.css';
import { DocumentViewer } from './document-viewer.tsx';
import type { ReviewDetail } from './review.queries.ts';
import { useFieldLabel } from './use-field-label.ts';
import type { Viewer } from './use-viewer.ts';

interface DocumentSheetProps {
  detail: ReviewDetail;
  viewer: Viewer;
  /** The field that it was opened from: what it says stays in view above the document. */
  path: string;
  onClose: () => void;
}

/** A document over the fields, where there is no room for it beside them. Closing it leads back to the field that it was opened from. */
export const DocumentSheet = ({ detail, viewer, path, onClose }: DocumentSheetProps) => {
  const t = useTranslations('ui.dialog');
  const id = useId();
  const ref = useModal(onClose);
  const label = useFieldLabel(detail)(path);
  const field = detail.fields.find((one) => one.path === path);
  const keys = documentKeys(viewer);
  const hear = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey || !usesLetters()) return;
    event.preventDefault();
    act();
  };
  return (
    <dialog ref={ref} className={classes.sheet} aria-labelledby={id} onKeyDown={hear}>
      <Stack className={classes.inside}>
        <Row className={classes.head} gap={12} align="start" justify="between">
          <Stack as="h2" id={id} className={classes.field} shrink>
            <Muted as="span" size={14} weight={400} breakable>
              {label}
            </Muted>
            {field && field.kind !== 'document' && field.value !== '' && (
              <Text as="span" weight={600} breakable lines>
                <FormValue kind={field.kind} value={field.value} />
              </Text>
            )}
          </Stack>
          <button type="button" className={classes.close} aria-label={t('close')} data-closes onClick={onClose}>
            <IconX size={20} stroke={1.8} />
          </button>
        </Row>
        <DocumentViewer detail={detail} viewer={viewer} />
      </Stack>
    </dialog>
  );
};
