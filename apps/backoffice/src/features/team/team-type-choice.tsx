import type { TeamType } from '@balcao/contract/team';
import { Grid, Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { IconBuildingStore, IconUser } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './team-type-choice.module.css';

const kinds = [
  { type: 'enterprise', Icon: IconBuildingStore },
  { type: 'personal', Icon: IconUser },
] as const;

/** Enterprise or personal, with what each means. */
export const TeamTypeChoice = ({ value, onChange }: { value: TeamType; onChange: (type: TeamType) => void }) => {
  const t = useTranslations('team');
  const shared = useTranslations('shared');
  return (
    <Grid as="fieldset" className={classes.choice} gap={12}>
      <Text as="legend" mb={8} weight={550}>
        {shared('type')}
      </Text>
      {kinds.map(({ type, Icon }) => (
        <Stack as="label" key={type} className={classes.option} gap={8}>
          <input
            type="radio"
            name="team-type"
            className={classes.radio}
            checked={value === type}
            onChange={() => onChange(type)}
          />
          <Icon size={22} stroke={1.6} aria-hidden />
          <span>
            <Text as="span" block weight={600}>
              {t(`type.${type}`)}
            </Text>
            <Muted as="span" block>
              {t(`typeHelp.${type}`)}
            </Muted>
          </span>
        </Stack>
      ))}
    </Grid>
  );
};
