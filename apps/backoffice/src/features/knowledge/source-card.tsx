import { piecesAtMost, type Source, sourcesAtMost } from '@balcao/contract/knowledge';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { Switch } from '@balcao/ui/switch.tsx';
import { IconBook } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentDrop } from './document-drop.tsx';
import { usePutPosts } from './knowledge.queries.ts';
import { NewPageDialog } from './page-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { SourceRow } from './source-row.tsx';

const PostsSwitch = ({ channelId, isOn }: { channelId: string; isOn: boolean }) => {
  const t = useTranslations('knowledge.posts');
  const put = usePutPosts(channelId, (next) => tellGood(t(next ? 'on' : 'off')));
  return (
    <Switch
      label={t('label')}
      description={t('help')}
      checked={put.isPending ? put.variables : isOn}
      onChange={() => {
        if (!put.isPending) put.mutate(!isOn);
      }}
    />
  );
};

/** The ways in which knowledge comes: documents, what is typed, and the channel's own posts. */
const Ways = ({ channelId, hasPosts }: { channelId: string; hasPosts: boolean }) => {
  const t = useTranslations('knowledge');
  const [opened, setOpened] = useState<'page' | 'question' | 'paste'>();
  const close = () => setOpened(undefined);
  return (
    <Stack gap={16}>
      <DocumentDrop channelId={channelId} />
      <Row gap={12} rowGap={8} wrap>
        <Button variant="default" onClick={() => setOpened('page')}>
          {t('page.action')}
        </Button>
        <Button variant="default" onClick={() => setOpened('question')}>
          {t('question.action')}
        </Button>
        <Button variant="default" onClick={() => setOpened('paste')}>
          {t('paste.action')}
        </Button>
      </Row>
      <PostsSwitch channelId={channelId} isOn={hasPosts} />
      {opened === 'page' && <NewPageDialog channelId={channelId} onClose={close} />}
      {opened === 'question' && <QuestionDialog channelId={channelId} onClose={close} />}
      {opened === 'paste' && <PasteDialog channelId={channelId} onClose={close} />}
    </Stack>
  );
};

interface SourceCardProps {
  channelId: string;
  list: readonly Source[];
  pieces: number;
  mayTeach: boolean;
}
/** Where the knowledge comes from, how much more there is room for, and how it is added. */
export const SourceCard = ({ channelId, list, pieces, mayTeach }: SourceCardProps) => {
  const t = useTranslations('knowledge.source');
  const room = { sources: list.length, sourcesAtMost, pieces, piecesAtMost };
  return (
    <Card title={t('title')}>
      <Stack gap={20}>
        {list.length === 0 && (
          <EmptyState icon={IconBook} title={t('empty')}>
            {t(mayTeach ? 'emptyText' : 'emptyOther')}
          </EmptyState>
        )}
        {mayTeach && <Ways channelId={channelId} hasPosts={list.some(({ kind }) => kind === 'post')} />}
        {list.length > 0 && (
          <Stack as="ul" gap={20} aria-label={t('title')}>
            {list.map((source) => (
              <SourceRow key={source.id} channelId={channelId} source={source} mayTeach={mayTeach} />
            ))}
          </Stack>
        )}
        <Muted>{t('room', room)}</Muted>
      </Stack>
    </Card>
  );
};
