import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './screen.module.css';

interface ScreenProps {
  /** What the screen is for; a screen that greets instead brings its own heading. */
  title?: string;
  /** The grey line: what one can do here. */
  line?: string;
  /** Where the arrow next to the title leads. */
  back?: LinkProps;
  /** Buttons at the foot, which stay in view. */
  footer?: ReactNode;
  children: ReactNode;
}

/** One screen of the phone: a heading, what scrolls, and a foot. */
export const Screen = ({ title, line, back, footer, children }: ScreenProps) => {
  const t = useTranslations('ui.shell');
  return (
    <>
      <div className={classes.screen} data-screen>
        {title && (
          <Row as="header" gap={4} align="start" mb={20}>
            {back && (
              <Link {...back} className={classes.back} aria-label={t('back')}>
                <IconChevronLeft size={24} stroke={1.8} aria-hidden />
              </Link>
            )}
            <div>
              <Text as="h1" headline pretty breakable>
                {title}
              </Text>
              {line && (
                <Muted mt={4} pretty>
                  {line}
                </Muted>
              )}
            </div>
          </Row>
        )}
        {children}
      </div>
      {footer && (
        <Stack as="footer" className={classes.footer} gap={8}>
          {footer}
        </Stack>
      )}
    </>
  );
};
