import type { FileProblem } from '@balcao/contract/ledger-reconciliation';
import { useTranslations } from 'use-intl';
import classes from './reconciliation.module.css';

/** Why a file was not taken: every line that is wrong, and what stands there. */
export const FileProblems = ({
  problems,
  problemCount,
}: {
  problems: readonly FileProblem[];
  problemCount: number;
}) => {
  const t = useTranslations('reconciliation.problem');
  return (
    <div className={classes.problems} role="alert">
      <strong>{t('title', { count: problemCount })}</strong>
      <ul>
        {problems.map(({ line, problem, text }) => (
          <li key={`${line} ${problem} ${text}`}>
            {t('at', { line: String(line) })} {t(`what.${problem}`, { text })}
          </li>
        ))}
      </ul>
      {problemCount > problems.length && <p>{t('more', { count: problemCount - problems.length })}</p>}
    </div>
  );
};
