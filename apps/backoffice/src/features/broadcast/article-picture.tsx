import { articleLimits } from '@balcao/contract/article';
import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { IconTrash } from '@tabler/icons-react';
import { mergeAttributes, Node } from '@tiptap/core';
import { NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import { createContext, useContext } from 'react';
import { useTranslations } from 'use-intl';

/** Where pictures are shown, by their uploads. */
export const PictureAddresses = createContext<ReadonlyMap<string, string>>(new Map());

/** A picture in the text, with the words for those who do not see it. */
const PictureView = ({ node, updateAttributes, deleteNode }: ReactNodeViewProps) => {
  const t = useTranslations('broadcast.article');
  const { upload, alt, width, height } = node.attrs as Record<'upload' | 'alt', string> &
    Record<'width' | 'height', number>;
  const address = useContext(PictureAddresses).get(upload);
  return (
    <NodeViewWrapper as="figure" contentEditable={false}>
      <img src={address} alt={alt} width={width} height={height} data-drag-handle draggable />
      <Row gap={8} align="end" mt={8}>
        <TextInput
          label={t('alt')}
          maxLength={articleLimits.altCharacters}
          value={alt}
          style={{ flex: 1 }}
          onChange={({ currentTarget }) => updateAttributes({ alt: currentTarget.value })}
        />
        <ActionIcon size={36} aria-label={t('removePicture')} title={t('removePicture')} onClick={deleteNode}>
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      </Row>
    </NodeViewWrapper>
  );
};

const attributes = ['upload', 'alt', 'width', 'height'] as const;

/** A picture of the team's own uploads. What is copied of it names the upload and loads nothing. */
export const ArticlePicture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(
      attributes.map((name) => [
        name,
        {
          default: name === 'alt' ? '' : null,
          parseHTML: (element: HTMLElement) => {
            const said = element.dataset[name] ?? '';
            return name === 'width' || name === 'height' ? Number(said) : said;
          },
          renderHTML: (values: Record<string, unknown>) => ({ [`data-${name}`]: values[name] }),
        },
      ]),
    ),
  parseHTML: () => [{ tag: 'figure[data-upload]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});
