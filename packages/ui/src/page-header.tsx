import { IconArrowLeft, IconHelpCircle } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext } from 'react';
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

/** Where the page is explained, when it is: an address of the app. A frame that knows its pages says so for all of them. */
export const PageHelp = createContext<string | undefined>(undefined);

const HelpLink = () => {
  const t = useTranslations('shared');
  const to = useContext(PageHelp);
  return (
    to && (
      <AppLink to={to} className={classes.help}>
        <IconHelpCircle size={16} stroke={1.8} aria-hidden />
        {t('help')}
      </AppLink>
    )
  );
};

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
        <Row gap={12} rowGap={0} align="baseline" wrap>
          <Text as="h1" headline pretty breakable>
            {title}
          </Text>
          <HelpLink />
        </Row>
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
