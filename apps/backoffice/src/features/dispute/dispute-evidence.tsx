import { type DisputeDetail, evidenceAtMost, isUndecided, openEvidence } from '@balcao/contract/dispute';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { openInTab } from '@balcao/ui/open-in-tab';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import classes from './dispute.module.css';
import { linkOf } from './dispute.queries.ts';
import { EvidenceForm } from './evidence-form.tsx';
import { useTimeLeft } from './use-time-left.ts';

/** What the team has sent, and the place to send more while it can. */
export const DisputeEvidenceSection = ({ dispute }: { dispute: DisputeDetail }) => {
  const t = useTranslations('dispute.evidence');
  const { status, evidence, evidenceUntil, number } = dispute;
  const takesMore = useTimeLeft(evidenceUntil) !== undefined && isUndecided(status);
  const files = evidence.reduce((sum, one) => sum + one.files.length, 0);
  if (!takesMore && evidence.length === 0) return null;
  return (
    <PanelSection title={t('title')}>
      <Grid as="ol" gap={12}>
        {evidence.map((one) => (
          <Grid as="li" key={one.id} gap={4} across="start">
            {one.text && (
              <Text breakable lines>
                {one.text}
              </Text>
            )}
            {one.files.map((file) => (
              <FileLink key={file.id} number={number} id={file.id} name={file.name} />
            ))}
            <Muted as="span" mt={4} size={14} breakable>
              {one.by && `${one.by} · `}
              <Instant at={one.at} />
            </Muted>
          </Grid>
        ))}
      </Grid>
      {takesMore && <EvidenceForm key={evidence.length} number={number} filesLeft={evidenceAtMost.files - files} />}
    </PanelSection>
  );
};

/** Opens a document in a tab of its own. */
const FileLink = ({ number, id, name }: { number: string; id: string; name: string }) => {
  const present = useRefusals();
  const may = useMay(openEvidence);
  const view = () => void openInTab(() => linkOf(number, id)).catch(present);
  if (!may)
    return (
      <Text as="span" breakable lines>
        {name}
      </Text>
    );
  return (
    <button type="button" className={`link ${classes.file}`} onClick={view}>
      {name}
    </button>
  );
};
