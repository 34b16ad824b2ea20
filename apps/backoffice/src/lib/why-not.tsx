import type { Endpoint } from '@balcao/contract/endpoint';
import { Box, Text } from '@balcao/ui/layout.tsx';
import { Popover } from '@balcao/ui/popover.tsx';
import { IconLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { MissingRight } from './missing-right.ts';
import { useMissing, useMissingWords } from './missing-words.ts';
import { WhoCan } from './who-can.tsx';
import classes from './why-not.module.css';

/**
 * Shown where a member has no button: names the menu and level that the role lacks, and on request who can grant it. Shows nothing to a person who
 * may call the endpoint, so it can be placed next to its button without a check. `line`: one quiet line, for the inside of a card; otherwise a note
 * above the content.
 */
export const WhyNot = ({ of, line = false }: { of: Pick<Endpoint, 'access'>; line?: boolean }) => {
  const missing = useMissing(of);
  return missing ? <Note missing={missing} line={line} /> : null;
};

const Note = ({ missing, line }: { missing: MissingRight; line: boolean }) => {
  const t = useTranslations('access');
  const wordsOf = useMissingWords();
  return (
    <div className={line ? classes.line : classes.note}>
      <IconLock size={line ? 16 : 20} stroke={1.8} aria-hidden />
      <div>
        {wordsOf(missing)}{' '}
        <Popover
          label={t('whoTitle')}
          trigger={(trigger) => (
            <button type="button" className="link" {...trigger}>
              {t('who')}
            </button>
          )}
        >
          {() => (
            <div className={classes.panel}>
              <WhoCan menu={missing.menu} />
            </div>
          )}
        </Popover>
      </div>
    </div>
  );
};

/** The same at length, where it is all there is to say: a screen that does not open, an action that was refused. */
export const WhyNotWhole = ({ missing }: { missing: MissingRight }) => {
  const wordsOf = useMissingWords();
  return (
    <Text as="div" textAlign="start">
      <Box as="p" mb={16}>
        {wordsOf(missing)}
      </Box>
      <WhoCan menu={missing.menu} />
    </Text>
  );
};
