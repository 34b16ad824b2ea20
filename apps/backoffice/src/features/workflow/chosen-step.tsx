import { wordsIn } from '@balcao/contract/form-words';
import { kindOf } from '@balcao/contract/workflow-kinds';
import { Card } from '@balcao/ui/card.tsx';
import { Drawer } from '@balcao/ui/drawer.tsx';
import { Muted, Row } from '@balcao/ui/layout.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { locale } from '../../lib/words.ts';
import { NodeForm } from './node-form.tsx';
import type { Editor } from './use-editor.ts';

interface ChosenProps {
  editor: Editor;
  place: { channelId: string; workflowId: string };
  mayEdit: boolean;
}
/** The same as where the canvas gives way to a list (workflow.module.css). */
const narrow = '(width < 60rem)';

/** The chosen step: next to the canvas, or over the list where there is no room next to it. */
export const Chosen = ({ editor, place, mayEdit }: ChosenProps) => {
  const t = useTranslations('workflow');
  const shared = useTranslations('shared');
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false }) ?? false;
  const { node, definition, faults, edit } = editor;
  const form = node && (
    <NodeForm
      key={node.id}
      channelId={place.channelId}
      definition={definition}
      node={node}
      faults={faults}
      isLocked={!mayEdit}
      onEdit={edit}
      onRemove={(one) => void editor.remove(one)}
    />
  );
  if (!isNarrow) return <Card>{form ?? <Muted>{t('chooseStep')}</Muted>}</Card>;
  return (
    <Drawer.Root
      opened={node !== undefined}
      onClose={() => edit({ does: 'select', id: undefined })}
      position="bottom"
      size="85%"
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Body>
          <Row gap={8} align="center" justify="between" py={8}>
            <Drawer.Title>{node && wordsIn(locale, kindOf(node).label)}</Drawer.Title>
            <Drawer.CloseButton aria-label={shared('close')} />
          </Row>
          {form}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};
