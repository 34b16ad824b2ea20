import type { Robot } from '@balcao/contract/robot';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Row, Stack } from '@balcao/ui/layout.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { newPictureIn } from '../../lib/crop/picture-address.ts';
import { SquareField } from '../../lib/crop/square-field.tsx';
import { usePutRobotAvatar } from './robot.queries.ts';

/** The picture next to the answers of a robot. It is saved as soon as it is cropped. */
export const RobotAvatar = ({ channelId, robot }: { channelId: string; robot: Robot }) => {
  const t = useTranslations('robot.avatar');
  const put = usePutRobotAvatar(channelId, robot.id);
  const [error, setError] = useState<ReactNode>();
  const save = (avatar: string | null) => {
    setError(undefined);
    put.mutate(avatar, { tell: t(avatar === null ? 'removed' : 'saved') });
  };
  return (
    <Card title={t('title')}>
      <Stack gap={12}>
        <SquareField
          path="avatar"
          label={t('label')}
          choose={t('choose')}
          change={t('change')}
          value={robot.avatar ?? ''}
          error={error}
          readOnly={false}
          onChange={(address) => save(newPictureIn(address) ?? null)}
          onError={setError}
        />
        {robot.avatar && (
          <Row>
            <Button variant="default" loading={put.isPending} onClick={() => save(null)}>
              {t('remove')}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
};
