import { Box, Text } from '@balcao/ui/layout.tsx';
import { useId } from 'react';
import classes from './account-cards.module.css';

/** Things under a heading, one a line. */
export const DataParts = ({ title, names }: { title: string; names: readonly string[] }) => {
  const id = useId();
  return (
    <Box>
      <Text as="h3" id={id} size="inherit" weight={650}>
        {title}
      </Text>
      <ul className={classes.contents} aria-labelledby={id}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Box>
  );
};
