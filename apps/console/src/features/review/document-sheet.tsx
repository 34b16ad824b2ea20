import { CloseCross } from '@balcao/ui/close-cross.tsx';
import { FormValue } from '@balcao/ui/form-value.tsx';
import full from '@balcao/ui/full-height-dialog.module.css';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { usesLetters } from '@balcao/ui/letters';
import { useModal } from '@balcao/ui/use-modal';
import { type KeyboardEvent, useId } from 'react';
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

/** A document over the fields, where there is no room for it next to them. Closing it leads back to the field that it was opened from. */
export const DocumentSheet = ({ detail, viewer, path, onClose }: DocumentSheetProps) => {
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
    <dialog ref={ref} className={`${full.frame} ${classes.sheet}`} aria-labelledby={id} onKeyDown={hear}>
      <Stack className={`${full.inside} ${classes.inside}`}>
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
          <CloseCross className={classes.close} onClose={onClose} />
        </Row>
        <DocumentViewer detail={detail} viewer={viewer} />
      </Stack>
    </dialog>
  );
};
