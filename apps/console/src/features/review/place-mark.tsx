import { Row, Stack } from '@balcao/ui/layout.tsx';
import type { ReactNode } from 'react';
import { VerdictLine } from './field-lines.tsx';
import { FieldMark } from './field-mark.tsx';
import { idOfField } from './focus-field.ts';
import { verdictAt } from './marks.ts';
import type { Desk } from './use-desk.ts';
import { useFieldLabel } from './use-field-label.ts';
import { WrongEditor } from './wrong-editor.tsx';

interface PlaceMarkProps {
  path: string;
  desk: Desk;
  /** What else can be done there. */
  children?: ReactNode;
}

/** Says what is wrong with a file, or with a value of `app.json`. Unlike fields, they are not marked as fine one by one. */
export const PlaceMark = ({ path, desk, children }: PlaceMarkProps) => {
  const { detail, marks, standing, reasonsAt } = desk;
  const label = useFieldLabel(detail)(path);
  const mark = marks.get(path);
  const verdict = verdictAt(detail.verdicts, path);
  const areNotes = detail.status === 'UNDER' || detail.status === 'REVOKED';
  const isMarked = mark?.fine === false;
  return (
    <Stack id={idOfField(path)} tabIndex={-1} gap={4}>
      <Row gap={12} rowGap={4} align="center" wrap>
        {areNotes && (standing.mayMark || isMarked) && (
          <FieldMark path={path} label={label} mark={mark} desk={desk} onlyWrong />
        )}
        {children}
      </Row>
      {verdict && <VerdictLine verdict={verdict} />}
      {isMarked && reasonsAt === path && standing.isMine && <WrongEditor label={label} mark={mark} desk={desk} />}
    </Stack>
  );
};
