import type { Source, SourceState } from '@balcao/contract/knowledge';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { sizeText } from '@balcao/ui/file-check';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useRemoveSource } from './knowledge.queries.ts';
import { ChangePageDialog } from './page-dialog.tsx';
import { PiecesDialog } from './pieces-dialog.tsx';

const tones = { waiting: 'waiting', reading: 'moving', ready: 'good', failed: 'bad' } as const satisfies Record<
  SourceState,
  Tone
>;

/** What a source is called: questions and posts have no title of their own. */
const useSourceName = (): ((source: Pick<Source, 'kind' | 'title'>) => string) => {
  const t = useTranslations('knowledge.source');
  return ({ kind, title }) => (kind === 'question' || kind === 'post' ? t(`kind.${kind}`) : title);
};

const Facts = ({ source }: { source: Source }) => {
  const t = useTranslations('knowledge.source');
  const locale = useLocale();
  const { kind, bytes, pieces, state, readAt, problem, isCut } = source;
  const hasKind = kind === 'document' || kind === 'page';
  const facts = [
    hasKind ? t(`kind.${kind}`) : '',
    bytes === null ? '' : sizeText(bytes, locale),
    state === 'ready' ? t('pieces', { count: pieces }) : '',
  ];
  return (
    <Stack gap={4}>
      <Muted>
        {facts.filter(Boolean).join(' · ')}
        {readAt && state === 'ready' && (
          <>
            {' · '}
            {t('readAt')} <Instant at={readAt} />
          </>
        )}
      </Muted>
      {problem && (
        <Text size={14} tone="bad">
          {t(`problem.${problem}`)}
        </Text>
      )}
      {isCut && <Text size={14}>{t(kind === 'post' ? 'cutPosts' : 'cut')}</Text>}
    </Stack>
  );
};

interface SourceRowProps {
  channelId: string;
  source: Source;
  mayTeach: boolean;
}
interface ActsProps extends SourceRowProps {
  name: string;
  onOpen: (what: 'pieces' | 'edit') => void;
}
const Acts = ({ channelId, source, mayTeach, name, onOpen }: ActsProps) => {
  const t = useTranslations('knowledge.source');
  const shared = useTranslations('shared');
  const remove = useRemoveSource(channelId, () => tellGood(t('removed')));
  const ask = async () => {
    const message = t('removeText', { count: source.pieces });
    const question = { title: t('removeTitle', { name }), message, action: shared('delete'), dangerous: true };
    if (await confirm(question)) remove.mutate(source.id);
  };
  return (
    <Row gap={8} wrap>
      {source.state === 'ready' && (
        <Button size="xs" variant="default" aria-label={t('openNamed', { name })} onClick={() => onOpen('pieces')}>
          {t('open')}
        </Button>
      )}
      {mayTeach && source.kind === 'page' && (
        <Button size="xs" variant="default" aria-label={t('editNamed', { name })} onClick={() => onOpen('edit')}>
          {shared('edit')}
        </Button>
      )}
      {mayTeach && (
        <Button
          size="xs"
          variant="default"
          color="red"
          aria-label={shared('deleteNamed', { name })}
          loading={remove.isPending}
          onClick={() => void ask()}
        >
          {shared('delete')}
        </Button>
      )}
    </Row>
  );
};

/** A source with how it stands, and what can be done with it. */
export const SourceRow = ({ channelId, source, mayTeach }: SourceRowProps) => {
  const t = useTranslations('knowledge.source');
  const name = useSourceName()(source);
  const [opened, setOpened] = useState<'pieces' | 'edit'>();
  const close = () => setOpened(undefined);
  return (
    <Row as="li" gap={12} rowGap={8} wrap align="start" justify="between">
      <Stack grow shrink basis={224} gap={4}>
        <Row gap={8} rowGap={4} wrap align="center">
          <Text weight={600} breakable>
            {name}
          </Text>
          <StatusBadge tone={tones[source.state]}>{t(`state.${source.state}`)}</StatusBadge>
        </Row>
        <Facts source={source} />
      </Stack>
      <Acts channelId={channelId} source={source} mayTeach={mayTeach} name={name} onOpen={setOpened} />
      {opened === 'pieces' && (
        <PiecesDialog channelId={channelId} source={source} name={name} mayTeach={mayTeach} onClose={close} />
      )}
      {opened === 'edit' && <ChangePageDialog channelId={channelId} source={source} onClose={close} />}
    </Row>
  );
};
