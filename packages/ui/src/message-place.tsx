import { mapOf, placeUnit, type SentPlace } from '@balcao/contract/conversation-attachment';
import { IconExternalLink, IconMapPin } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { Muted, Row, Stack, Text } from './layout.tsx';

/** In degrees, with a point, as maps write them: to a step of a foot. */
const degrees = (millionths: number): string => (millionths / placeUnit).toFixed(5);

/** A place of a message. The map is another site: it opens only when it is asked for. */
export const MessagePlace = ({ of }: { of: Omit<SentPlace, 'kind'> }) => {
  const t = useTranslations('ui.attachment');
  return (
    <Stack gap={8}>
      <Row gap={8} align="start">
        <IconMapPin size={22} stroke={1.6} aria-hidden />
        <Stack shrink>
          <Text weight={550} breakable>
            {of.label ?? t('place')}
          </Text>
          <Muted size={14}>
            {degrees(of.latitude)}, {degrees(of.longitude)}
          </Muted>
        </Stack>
      </Row>
      <Button
        variant="default"
        fullWidth
        rightSection={<IconExternalLink size={16} stroke={1.8} aria-hidden />}
        renderRoot={(props) => <a {...props} href={mapOf(of)} target="_blank" rel="noopener noreferrer" />}
      >
        {t('openMap')}
      </Button>
    </Stack>
  );
};
