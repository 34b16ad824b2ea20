import type { Icon } from '@balcao/ui/icon';
import { Row } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { ReactNode } from 'react';
import classes from './me-screen.module.css';

interface MeSectionProps {
  icon: Icon;
  title: string;
  /** How it stands once it is done. */
  done: string | undefined;
  text: string;
  children: ReactNode;
}

/** One thing of a person: how it stands, and what to do where it is not done. */
export const MeSection = ({ icon: SectionIcon, title, done, text, children }: MeSectionProps) => (
  <section className={classes.section}>
    <Row as="header" className={classes.head} gap={8} rowGap={4} align="center" wrap>
      <SectionIcon size={20} stroke={1.7} className={classes.quiet} aria-hidden />
      <h2 className={classes.title}>{title}</h2>
      {done && <StatusBadge tone="good">{done}</StatusBadge>}
    </Row>
    <p className={classes.text}>{text}</p>
    {children}
  </section>
);
