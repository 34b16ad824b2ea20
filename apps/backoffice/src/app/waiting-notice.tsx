import { AppLink } from '@balcao/ui/app-link.tsx';
import { Box, Row } from '@balcao/ui/layout.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';
import { formPages, infoPages } from '../lib/merchant-pages.ts';
import { useStandings } from '../lib/standing.ts';
import { standingKinds } from '../lib/standing-steps.tsx';
import classes from './waiting-notice.module.css';

/** A quiet line above the screens of a team while something of it waits for a person: a question of staff, or things to correct. */
const WaitingNotice = () => {
  const t = useTranslations('standing');
  const standings = useStandings();
  const waiting = standingKinds.flatMap((kind) => {
    const { state, change } = standings[kind];
    const shown = change ?? state;
    return shown === 'asked' || shown === 'rejected' ? [{ kind, shown }] : [];
  });
  return waiting.map(({ kind, shown }) => (
    <Row
      as="section"
      key={kind}
      className={classes.notice}
      gap={12}
      rowGap={4}
      align="center"
      wrap
      mb={16}
      data-tone={shown}
      aria-label={t('waiting.label')}
    >
      <ToneIcon tone={shown === 'asked' ? 'waiting' : 'bad'} />
      <Box as="p" shrink basis={224}>
        {t(`waiting.${shown}.${kind}`)}
      </Box>
      <AppLink className={`link ${classes.way}`} to={shown === 'asked' ? infoPages[kind] : formPages[kind]}>
        {t(`steps.action.${shown}`)}
      </AppLink>
    </Row>
  ));
};
export default WaitingNotice;
