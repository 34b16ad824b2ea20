import { Avatar } from '@balcao/ui/avatar.tsx';
import { Box, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { writtenPhone } from '../../lib/written-phone.ts';
import type { Person } from './customer.queries.ts';
import classes from './login-screen.module.css';

interface PersonRowProps {
  person: Person;
  /** Theirs is the phone now. */
  isCurrent: boolean;
  isEntering: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/** One of the people whose phone this can be. */
export const PersonRow = ({ person, isCurrent, isEntering, disabled, onChoose }: PersonRowProps) => {
  const t = useTranslations('customer.login');
  return (
    <button
      type="button"
      className={classes.person}
      aria-current={isCurrent || undefined}
      disabled={disabled}
      onClick={onChoose}
    >
      <Avatar name={person.name} size={40} />
      <Box as="span" grow shrink>
        <Text as="span" block weight={550} breakable>
          {person.name}
        </Text>
        <Muted as="span" block>
          {isEntering ? t('entering') : writtenPhone(person.phone)}
        </Muted>
      </Box>
      {isCurrent ? (
        <Row as="span" className={classes.current} inline gap={4} align="center">
          <IconCheck size={20} stroke={2} aria-hidden />
          {t('current')}
        </Row>
      ) : (
        <IconChevronRight size={20} stroke={1.8} className={classes.chevron} aria-hidden />
      )}
    </button>
  );
};
