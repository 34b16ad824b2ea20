import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { Row } from './layout.tsx';
import type { Edited } from './use-edited.ts';

interface EditedButtonsProps {
  of: Edited;
  isPending: boolean;
  /** What saving is called here. */
  save: ReactNode;
}

/** Below a record that is being edited: saves what was changed, or goes back to what is saved. */
export const EditedButtons = ({ of: { isDirty, isEditConflict, reset }, isPending, save }: EditedButtonsProps) => {
  const shared = useTranslations('shared');
  return (
    <Row gap={12} wrap>
      <Button type="submit" loading={isPending} disabled={!isDirty || isEditConflict}>
        {save}
      </Button>
      {isDirty && (
        <Button variant="default" onClick={reset} disabled={isPending}>
          {shared('cancel')}
        </Button>
      )}
    </Row>
  );
};
