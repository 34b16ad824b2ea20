import { promisedBankDays, SubjectType } from '@balcao/contract/review';
import { Grid, Row, Text } from '@balcao/ui/layout.tsx';
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
    <Grid as="fieldset" gap={12}>
      <Text as="legend" mb={8} weight={550}>
        {t('legend')}
      </Text>
      {SubjectType.options.map((type) => {
        const Icon = icons[type];
        return (
          <Row as="label" key={type} className={classes.option} gap={16}>
            <input
              type="radio"
              name="certification-type"
              className={classes.radio}
              checked={value === type}
              onChange={() => onChange(type)}
            />
            <Icon size={24} stroke={1.6} aria-hidden />
            <Grid as="span" gap={4} shrink>
              <Text as="span" weight={600}>
                {t(`${type}.name`)}
              </Text>
              <span className={classes.help}>{t(`${type}.fits`)}</span>
              <span className={classes.help}>{t(`${type}.needs`)}</span>
              <Text as="span" weight={550}>
                {t('time', { days: promisedBankDays[type] })}
              </Text>
            </Grid>
          </Row>
        );
      })}
    </Grid>
  );
};
