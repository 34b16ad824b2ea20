import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AppLink } from './app-link.tsx';
import { Box, Muted, Row, Text } from './layout.tsx';
import classes from './page-header.module.css';

interface PageHeaderProps {
  /** What the screen is for. */
  title: string;
  /** The grey line: what one can do here. */
  line?: ReactNode;
  /** Buttons at the right end; one of them at most is the next step. */
  actions?: ReactNode;
  /** Where the back button of a hidden page leads. */
  back?: string;
  /** What of that page showed: its filters, its page. */
  backSearch?: Readonly<Record<string, unknown>>;
}

export const PageHeader = ({ title, line, actions, back, backSearch }: PageHeaderProps) => {
  const t = useTranslations('ui.shell');
  return (
    <Row gap={32} rowGap={16} align="end" justify="between" wrap mb={24}>
      <Box shrink>
        {back && (
          <AppLink to={back} {...(backSearch && { search: backSearch })} className={classes.back}>
            <IconArrowLeft size={16} stroke={1.8} aria-hidden />
            {t('back')}
          </AppLink>
        )}
        <Text as="h1" headline pretty breakable>
          {title}
        </Text>
        {line && (
          <Muted mt={4} pretty prose>
            {line}
          </Muted>
        )}
      </Box>
      {actions && (
        <Row gap={12} wrap>
          {actions}
        </Row>
      )}
    </Row>
  );
};
