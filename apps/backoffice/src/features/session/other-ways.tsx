import { Button } from '@balcao/ui/button.tsx';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { IconQrcode } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { LoginPlace } from './login-address.ts';
import classes from './other-ways.module.css';
import { PasskeyButton } from './passkey-button.tsx';

/** Ways to log in without a password, below the form that asks for one. */
export const OtherWays = ({ place, isTouched }: { place: LoginPlace; isTouched: boolean }) => {
  const t = useTranslations('session');
  return (
    <Grid gap={12} mt={20}>
      <Row as="p" className={classes.or} gap={12} align="center">
        {t('login.or')}
      </Row>
      <PasskeyButton place={place} isTouched={isTouched} />
      <Button
        component="a"
        href={place.hrefOfTab('qr')}
        variant="default"
        fullWidth
        leftSection={<IconQrcode size={18} stroke={1.8} aria-hidden />}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return; // They ask for a tab or window of its own.
          event.preventDefault();
          place.show('qr');
        }}
      >
        {t('code.button')}
      </Button>
    </Grid>
  );
};
