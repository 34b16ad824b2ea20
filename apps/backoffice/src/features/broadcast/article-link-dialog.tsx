import { readLink } from '@balcao/contract/broadcast-link';
import { fieldMessages } from '@balcao/contract/field-texts';
import { localeOf } from '@balcao/contract/locale';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';

/** The address of the selected words; words that are selected nowhere are the address itself. */
export const ArticleLinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const t = useTranslations('broadcast');
  const locale = localeOf(useLocale());
  const id = useId();
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string>();
  const put = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const read = readLink(typed);
    if ('fault' in read)
      return setError(fieldMessages([{ code: 'custom', path: ['url'], message: read.fault }], locale).url);
    const chain = editor.chain().focus();
    const { address: href } = read;
    if (editor.state.selection.empty && before === '')
      chain.insertContent({ type: 'text', text: read.host, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog
      title={t('article.link')}
      onClose={onClose}
      footer={
        <>
          {before !== '' && (
            <Button variant="default" onClick={remove}>
              {t('article.unlink')}
            </Button>
          )}
          <Button type="submit" form={id}>
            {t('article.putLink')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={put}>
        <TextInput
          type="url"
          label={t('editor.url')}
          placeholder="https://"
          maxLength={2_000}
          data-autofocus
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
};
