import { promisedBankDays, SubjectType } from '@balcao/contract/review';
import { IconBuildingStore, IconUser } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './type-choice.module.css';

const icons = { enterprise: IconBuildingStore, personal: IconUser };

interface TypeChoiceProps {
  value: SubjectType;
  onChange: (type: SubjectType) => void;
}

/** As a company or as a person: whom each fits, what it takes, and how long it lasts. */
export const TypeChoice = ({ value, onChange }: TypeChoiceProps) => {
  const t = useTranslations('certification.type');
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('legend')}</legend>
      {SubjectType.options.map((type) => {
        const Icon = icons[type];
        return (
          <label key={type} className={classes.option}>
            <input
              type="radio"
              name="certification-type"
              className={classes.radio}
              checked={value === type}
              onChange={() => onChange(type)}
            />
            <Icon size={24} stroke={1.6} aria-hidden />
            <span className={classes.words}>
              <span className={classes.name}>{t(`${type}.name`)}</span>
              <span className={classes.help}>{t(`${type}.fits`)}</span>
              <span className={classes.help}>{t(`${type}.needs`)}</span>
              <span className={classes.time}>{t('time', { days: promisedBankDays[type] })}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};
