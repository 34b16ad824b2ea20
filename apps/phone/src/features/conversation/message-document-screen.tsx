import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { saveFile } from '@balcao/ui/save-file';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DocumentReading } from '../../lib/document-reading.tsx';
import { Screen } from '../../lib/screen.tsx';
import { documentQuery, messageQuery, personQuery } from './conversation.queries.ts';

const route = getRouteApi('/signed-in/channel/$link/conversation/document/$position');

/** A PDF of a message, to be read here; it can be saved as well. */
export const MessageDocumentScreen = () => {
  const t = useTranslations('conversation');
  const media = useTranslations('ui.media');
  const { link, position } = route.useParams();
  const { data: person } = useQuery(personQuery);
  const place = `${person?.customerId}.${link}`;
  const at = Number(position);
  const message = useQuery(messageQuery(place, link, at));
  const attachment = message.data?.attachment;
  const document = attachment?.kind === 'document' && attachment.type === 'pdf' ? attachment : undefined;
  const file = useQuery({ ...documentQuery(place, link, at, 'pdf'), enabled: document !== undefined });
  const title = document?.name ?? t('title');
  useDocumentTitle(title, useTranslations('phone')('application'));
  const retry = (): void => void (document ? file : message).refetch();
  const { data: source } = file;
  return (
    <Screen
      title={title}
      back={{ to: '/channel/$link/conversation', params: { link } }}
      footer={
        document &&
        source && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
            onClick={() => saveFile(source, document.name)}
          >
            {media('download', { name: document.name })}
          </Button>
        )
      }
    >
      <DocumentReading
        file={document && source && { name: document.name, source }}
        gone={message.isSuccess && !document ? t('documentGone') : undefined}
        error={message.error ?? file.error}
        onRetry={retry}
      />
    </Screen>
  );
};
