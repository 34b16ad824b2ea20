import type { Channel } from '@balcao/contract/channel';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { tellBad } from '@balcao/ui/notice';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import { saveFile } from '@balcao/ui/save-file';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useChannelPoster } from './channel.queries.ts';

/** The name of a file, without what some systems do not take. */
const fileName = (name: string): string => `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.pdf`;

interface PosterButtonProps {
  channel: Pick<Channel, 'id' | 'name'>;
  /** Of a channel for invited people: the link in its code. */
  invitationId?: string;
}
/** Fetches the poster as a file. */
export const PosterButton = ({ channel: { id, name }, invitationId }: PosterButtonProps) => {
  const t = useTranslations('channel.share');
  const poster = useChannelPoster(id);
  const print = () =>
    poster.mutate(invitationId, {
      onSuccess: (file) => saveFile(file, fileName(name)),
      onError: () => tellBad(t('noPoster')),
    });
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPrinter size={16} stroke={1.8} />}
      loading={poster.isPending}
      onClick={print}
    >
      {t('poster')}
    </Button>
  );
};

/** How people come to a channel that everyone may follow: its link, and the same as a code to hang up. */
export const ShareCard = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('channel.share');
  return (
    <Card>
      <Grid gap={16}>
        <div>
          <Text as="h2" size={16} weight={650}>
            {t('title')}
          </Text>
          <Muted mt={4}>{t('line')}</Muted>
        </div>
        <Row gap={24} align="center" wrap>
          <QrImage text={channel.url} what={channel.name} size={144} />
          <Stack gap={12} shrink align="start">
            <CopyValue value={channel.url} what={t('link')} />
            <PosterButton channel={channel} />
          </Stack>
        </Row>
      </Grid>
    </Card>
  );
};
