import { formatBrl } from '@balcao/brazil/money';
import type { PosterPaper, ShopCode } from '@balcao/contract/shop-code';
import { Button } from '@balcao/ui/button.tsx';
import { pictureOf } from '@balcao/ui/code-picture';
import { confirm } from '@balcao/ui/confirm';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Grid, Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { tellBad } from '@balcao/ui/notice';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import { saveFile } from '@balcao/ui/save-file';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChangeCode, usePoster, useRemoveCode } from './shop-code.queries.ts';
import CodeDialog from './shop-code-dialog.tsx';

import classes from './shop-codes.module.css';

interface CodePanelProps {
  code: ShopCode;
  merchantName: string;
  may: boolean;
  onClose: () => void;
}

/** One code, large enough to be scanned from the screen, with what one can print and what was paid by it. */
const CodePanel = ({ code, merchantName, may, onClose }: CodePanelProps) => {
  const t = useTranslations('product.codes');
  const [isChanging, setChanging] = useState(false);
  const { name, amount, enabled, brCode, paidToday, paidThirtyDays } = code;
  return (
    <SidePanel
      title={name}
      mark={<StatusBadge tone={enabled ? 'good' : 'ended'}>{t(enabled ? 'on' : 'off')}</StatusBadge>}
      onClose={onClose}
      footer={
        may && (
          <>
            <Button variant="default" onClick={() => setChanging(true)}>
              {t('edit')}
            </Button>
            <Switch code={code} />
            {code.deviceSerial === null && <Remove code={code} onGone={onClose} />}
          </>
        )
      }
    >
      <Stack gap={24}>
        <Grid className={classes.code} gap={8} across="center">
          <p className={classes.shop}>{merchantName}</p>
          <QrImage text={brCode} what={name} size={280} />
          <p className={classes.amount}>{amount === null ? t('payerChooses') : formatBrl(amount)}</p>
        </Grid>
        <Downloads code={code} merchantName={merchantName} />
        <PanelSection title={t('paid')}>
          <KeyValues
            rows={[
              { label: t('today'), value: <Paid {...paidToday} /> },
              { label: t('thirtyDays'), value: <Paid {...paidThirtyDays} /> },
            ]}
          />
        </PanelSection>
        <Facts code={code} />
      </Stack>
      {isChanging && (
        <CodeDialog
          code={code}
          onClose={() => setChanging(false)}
          done={t('changed')}
          onDone={() => setChanging(false)}
        />
      )}
    </SidePanel>
  );
};
export default CodePanel;

const Facts = ({ code: { goodsName, deviceSerial, createdAt, brCode } }: { code: ShopCode }) => {
  const t = useTranslations('product.codes');
  // Where Pix has a real provider the code is a plain link, which no app of a bank reads.
  const copied = brCode.startsWith('http') ? 'copyLink' : 'copy';
  const box = deviceSerial === null ? [] : [{ label: t('box'), value: t('boxText', { serial: deviceSerial }) }];
  return (
    <PanelSection title={t('facts')}>
      <KeyValues
        rows={[
          { label: t('form.goodsName'), value: goodsName },
          ...box,
          { label: t('made'), value: <Instant at={createdAt} /> },
          { label: t(copied), value: <CopyValue value={brCode} what={t(copied)} isOneLine /> },
        ]}
      />
    </PanelSection>
  );
};

const Paid = ({ amount, count }: ShopCode['paidToday']) => {
  const t = useTranslations('product.codes');
  return (
    <>
      <Money centavos={amount} /> {t('payments', { count })}
    </>
  );
};

const Switch = ({ code: { id, name, goodsName, amount, enabled, version } }: { code: ShopCode }) => {
  const t = useTranslations('product.codes');
  const change = useChangeCode();
  const turn = async () => {
    const question = {
      title: t('switchOff.title', { name }),
      message: t('switchOff.text'),
      action: t('switchOff.action'),
    };
    if (enabled && !(await confirm(question))) return;
    change.mutate(
      { id, name, goodsName, amount, version, enabled: !enabled },
      { tell: t(enabled ? 'isOff' : 'isOn', { name }) },
    );
  };
  return (
    <Button variant="default" loading={change.isPending} onClick={() => void turn()}>
      {t(enabled ? 'switchOff.action' : 'switchOn')}
    </Button>
  );
};

const Remove = ({ code: { id, name }, onGone }: { code: ShopCode; onGone: () => void }) => {
  const t = useTranslations('product.codes');
  const remove = useRemoveCode();
  const takeAway = async () => {
    const question = { title: t('remove.title', { name }), message: t('remove.text'), action: t('remove.action') };
    if (!(await confirm(question))) return;
    remove.mutate(id, {
      tell: t('remove.done', { name }),
      onSuccess: () => onGone(),
    });
  };
  return (
    <Button variant="default" color="red" loading={remove.isPending} onClick={() => void takeAway()}>
      {t('remove.action')}
    </Button>
  );
};

/** The name of a file, without what some systems do not take. */
const fileName = (name: string, rest: string): string => `qr-${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}${rest}`;

const Downloads = ({ code, merchantName }: Pick<CodePanelProps, 'code' | 'merchantName'>) => {
  const t = useTranslations('product.codes');
  const poster = usePoster();
  const print = (paper: PosterPaper) =>
    poster.mutate(
      { id: code.id, paper },
      {
        onSuccess: (file) => saveFile(file, fileName(code.name, `-${paper}.pdf`)),
        onError: () => tellBad(t('noPoster')),
      },
    );
  const draw = async () => {
    const amount = code.amount === null ? t('picture.free') : formatBrl(code.amount);
    const said = { brCode: code.brCode, shop: merchantName, name: code.name, amount, ...code.poster };
    saveFile(await pictureOf(said), fileName(code.name, '.png'));
  };
  const isUnderWay = (paper: PosterPaper) => poster.isPending && poster.variables?.paper === paper;
  return (
    <PanelSection title={t('print')}>
      <Row gap={12} wrap>
        <Button loading={isUnderWay('a4')} onClick={() => print('a4')}>
          {t('a4')}
        </Button>
        <Button variant="default" loading={isUnderWay('a6')} onClick={() => print('a6')}>
          {t('a6')}
        </Button>
        <Button variant="default" onClick={() => void draw()}>
          {t('png')}
        </Button>
      </Row>
      <Muted pretty>{t('printHelp')}</Muted>
    </PanelSection>
  );
};
