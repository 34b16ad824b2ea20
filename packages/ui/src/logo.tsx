import { Muted, Row } from './layout.tsx';
import classes from './logo.module.css';

/** The counter, as in the icon of the tab. */
export const LogoMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="var(--mantine-color-orange-7)" />
    <path
      fill="#fff"
      d="M6 11.5h20a1.5 1.5 0 0 1 0 3H6a1.5 1.5 0 0 1 0-3Zm2 5h16V23a1.5 1.5 0 0 1-3 0v-3.5H11V23a1.5 1.5 0 0 1-3 0Z"
    />
  </svg>
);

/** Mark and name, and which face of the product it is; on a phone the mark alone when `compact`. */
export const Logo = ({ face, compact = false }: { face?: string | undefined; compact?: boolean }) => (
  <Row as="span" className={classes.logo} inline gap={10} align="center" data-compact={compact || undefined}>
    <LogoMark />
    <span className={classes.name}>
      Balcão
      {face && (
        <Muted as="span" weight={400}>
          {' '}
          {face}
        </Muted>
      )}
    </span>
  </Row>
);
