import type { TeamType } from '@balcao/contract/team';
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
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{shared('type')}</legend>
      {kinds.map(({ type, Icon }) => (
        <label key={type} className={classes.option}>
          <input
            type="radio"
            name="team-type"
            className={classes.radio}
            checked={value === type}
            onChange={() => onChange(type)}
          />
          <Icon size={22} stroke={1.6} aria-hidden />
          <span>
            <span className={classes.name}>{t(`type.${type}`)}</span>
            <span className={classes.help}>{t(`typeHelp.${type}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
