import { codeInText } from '@balcao/contract/authorization';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { Row, Stack } from '@balcao/ui/layout.tsx';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { CameraView } from './camera-view.tsx';
import { CodeForm } from './code-form.tsx';
import { appletIn, channelIn, codeIn, problemOf } from './code-text.ts';
import classes from './pay-screen.module.css';
import { PaymentSheet } from './payment-sheet.tsx';
import { PicturePicker } from './picture-picker.tsx';

const route = getRouteApi('/signed-in/pay');

interface PayScreenProps {
  /** The sheet for a code of the back office. */
  authorization: (sheet: { code: string; onClose: () => void }) => ReactNode;
}

/**
 * The scanner: a picture, the camera or a text gives a code; the code stands in the address and opens the sheet that pays it, or
 * that answers the back office.
 */
export const PayScreen = ({ authorization }: PayScreenProps) => {
  const t = useTranslations('customer.pay');
  const p = useTranslations('phone');
  useDocumentTitle(t('title'), p('application'));
  const { code = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const go = useNavigate();
  const [camera, setCamera] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const asked = codeInText(code);
  const readable = code !== '' && problemOf(code) === undefined;
  const payable = readable && asked === undefined;
  const close = () => void navigate({ search: {}, replace: true });
  const read = (text: string) => {
    setCamera(false);
    const applet = appletIn(text, location.origin);
    if (applet) return void go({ to: '/applet/$appId', params: { appId: applet.appId }, search: applet.search });
    const channel = channelIn(text, location.origin);
    if (channel) return void go({ to: '/channel/$link', params: { link: channel.link }, search: channel.search });
    void navigate({ search: { code: codeIn(text, location.origin) } });
  };
  const wasOpen = useRef(false);
  const open = readable || camera;
  useEffect(() => {
    if (wasOpen.current && !open) field.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <>
      <Stack grow short inert={open}>
        <Screen title={t('title')} line={t('line')} back={{ to: '/' }}>
          <PicturePicker onRead={read} onCamera={() => setCamera(true)} />
          <Row className={classes.or} gap={12} align="center" mt={20} mb={20}>
            {t('or')}
          </Row>
          <CodeForm key={code} field={field} code={code} onCode={read} />
        </Screen>
      </Stack>
      {camera && <CameraView onRead={read} onClose={() => setCamera(false)} />}
      {payable && <PaymentSheet key={code} code={code} onClose={close} />}
      {asked && authorization({ code: asked, onClose: close })}
    </>
  );
};
