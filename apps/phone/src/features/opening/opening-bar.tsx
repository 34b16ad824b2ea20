import type { Opening } from '@balcao/contract/opening';
import { Row, Text } from '@balcao/ui/layout.tsx';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { barLook } from './bar-look.ts';
import classes from './opening-screen.module.css';

interface OpeningBarProps {
  title: string;
  look?: Opening['window'];
  children?: ReactNode;
}

/** The bar above a mini program, which its own page cannot draw over: whose it is, and the way out. */
export const OpeningBar = ({ title, look, children }: OpeningBarProps) => {
  const t = useTranslations('opening');
  const colours = look && barLook(look);
  const style = colours && ({ '--bar': colours.background, '--bar-text': colours.color } as CSSProperties);
  return (
    <Row
      as="header"
      className={classes.bar}
      gap={4}
      align="center"
      style={style}
      data-coloured={colours && (colours.isPaper ? 'paper' : 'own')}
    >
      <Link to="/applet" className={classes.close} aria-label={t('close')}>
        <IconChevronLeft size={24} stroke={1.8} aria-hidden />
      </Link>
      <Text as="h1" className={classes.title} weight={600} clipped>
        {title}
      </Text>
      {children}
    </Row>
  );
};
