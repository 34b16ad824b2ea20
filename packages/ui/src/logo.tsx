import classes from './logo.module.css';

/** The counter: a top, its front, and someone's coin on it. */
export const LogoMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true">
    <rect width="28" height="28" rx="8" fill="var(--mantine-color-orange-7)" />
    <circle cx="18.5" cy="8.75" r="2.75" fill="#ffedd5" />
    <path d="M5 13.5h18" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    <path d="M7.5 15v7.5h13V15" stroke="#fff" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" />
  </svg>
);

/** Mark and name; on a phone the mark alone when `compact`. */
export const Logo = ({ name = 'Balcão', compact = false }: { name?: string; compact?: boolean }) => (
  <span className={classes.logo} data-compact={compact || undefined}>
    <LogoMark />
    <span className={classes.name}>{name}</span>
  </span>
);
