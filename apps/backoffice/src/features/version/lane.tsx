import type { AppletVersion } from '@balcao/contract/version';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Hidden, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './version.module.css';

export interface LaneProps {
  title: string;
  /** The version that stands here. */
  version: AppletVersion | null;
  /** What is said where none does. */
  none: string;
  /** Where its facts are. */
  href: { readonly to: string; readonly search: Readonly<Record<string, unknown>> };
  badge?: ReactNode;
  /** Who brought it here, and when. */
  by?: { readonly name: string | null; readonly at: string | null };
  children?: ReactNode;
  /** The next step of this lane. */
  actions?: ReactNode;
}

/** One place on the way of a version: what stands there, in large, and the step from there. */
export const Lane = ({ title, version, none, href, badge, by, children, actions }: LaneProps) => {
  const t = useTranslations('version');
  return (
    <Stack as="li" className={classes.lane}>
      <Text as="h2" size={14} weight={600}>
        {title}
      </Text>
      <Row gap={12} rowGap={4} align="center" wrap mt={4}>
        {version ? (
          <AppLink {...href} className={classes.number}>
            <Hidden>{t('version')} </Hidden>
            {version.number}
          </AppLink>
        ) : (
          <span className={classes.number} data-none aria-hidden>
            –
          </span>
        )}
        {badge}
      </Row>
      <Grid className={classes.facts} gap={4} mt={4} align="start">
        <div>
          {!version && <Muted>{none}</Muted>}
          {by?.at && (
            <Muted breakable>
              {by.name && `${by.name} · `}
              <Instant at={by.at} />
            </Muted>
          )}
          {children}
        </div>
      </Grid>
      {actions && (
        <Row className={classes.actions} gap={8} wrap>
          {actions}
        </Row>
      )}
    </Stack>
  );
};
