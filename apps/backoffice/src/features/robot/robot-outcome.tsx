import type { RobotOutcome } from '@balcao/contract/robot-answer';
import { Foldable } from '@balcao/ui/foldable.tsx';
import { Box, Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';

/** What an answer came from: by what it was made, and the pieces of knowledge. */
export const OutcomeSource = ({ outcome: { by, pieces } }: { outcome: RobotOutcome }) => {
  const t = useTranslations('robot');
  if (pieces.length === 0) return by === 'nothing' ? null : <Muted>{t(`by.${by}`)}</Muted>;
  return (
    <Foldable title={t('trial.pieces')}>
      <Stack as="ul" gap={12}>
        <li>
          <Muted>{t(`by.${by}`)}</Muted>
        </li>
        {pieces.map(({ title, heading, text }) => (
          <li key={`${title} ${heading} ${text}`}>
            <Box>
              <Text weight={600} breakable>
                {[title, heading].filter((one) => one !== '').join(' · ')}
              </Text>
              <Muted breakable lines>
                {text}
              </Muted>
            </Box>
          </li>
        ))}
      </Stack>
    </Foldable>
  );
};
