import { type Pasted, pastedCharactersAtMost } from '@balcao/contract/knowledge-question';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePaste } from './knowledge.queries.ts';

/** Which lines were not taken, and why. */
const Faults = ({ pasted }: { pasted: Pasted }) => {
  const t = useTranslations('knowledge.paste');
  return (
    <Stack gap={8} role="alert">
      <Text>{t('done', { added: pasted.added, changed: pasted.changed, same: pasted.same })}</Text>
      <Text tone="bad">{t('faulty', { count: pasted.faulty })}</Text>
      <Stack as="ul" gap={4}>
        {pasted.faults.map(({ line, problem }) => (
          <li key={line}>{t('fault', { line, problem: t(`problem.${problem}`) })}</li>
        ))}
      </Stack>
      {pasted.faulty > pasted.faults.length && (
        <Text>{t('more', { count: pasted.faulty - pasted.faults.length })}</Text>
      )}
    </Stack>
  );
};

/** Many questions and answers at once. What was taken is taken; faulty lines are named, and the text stays to be corrected. */
export const PasteDialog = ({ channelId, onClose }: { channelId: string; onClose: () => void }) => {
  const t = useTranslations('knowledge.paste');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const paste = usePaste(channelId);
  const send = () => {
    const wrong = text.trim() === '' ? 'empty' : text.length > pastedCharactersAtMost ? 'tooLong' : undefined;
    setProblem(wrong ? t(wrong) : '');
    if (wrong || paste.isPending) return;
    paste.mutate(text, {
      tell: ({ added, changed, same, faulty }) => (faulty > 0 ? undefined : t('done', { added, changed, same })),
      onSuccess: ({ faulty }) => faulty === 0 && onClose(),
    });
  };
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack gap={16} mt={12}>
        <Textarea
          label={t('text')}
          description={t('help')}
          placeholder={t('example')}
          autosize
          minRows={8}
          maxRows={14}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {paste.data && !paste.isPending && paste.data.faulty > 0 && <Faults pasted={paste.data} />}
        <div>
          <Button loading={paste.isPending} onClick={send}>
            {t('send')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
};
