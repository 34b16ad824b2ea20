import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './document-stage.module.css';
import { fitOf } from './stage-geometry.ts';
import { type StageOf, useStage } from './use-stage.ts';

interface DocumentStageProps extends StageOf {
  /** What is shown, for screen readers. */
  label: string;
  children: ReactNode;
}

/** Where a picture is looked at: as wide as the stage at first, nearer by buttons, keys or fingers, pushed and turned. */
export const DocumentStage = ({ label, children, ...of }: DocumentStageProps) => {
  const t = useTranslations('desk.viewer');
  const { picture } = of;
  const { ref, stage, lie, nearness, handlers } = useStage(of);
  const scale = stage && picture ? fitOf(stage, picture, lie.turns) * lie.zoom : 0;
  const style: CSSProperties = {
    width: picture?.width,
    height: picture?.height,
    visibility: scale > 0 ? 'visible' : 'hidden',
    transform: `translate(calc(-50% + ${lie.x}px), calc(-50% + ${lie.y}px)) rotate(${lie.turns * 90}deg) scale(${scale})`,
  };
  return (
    <section
      ref={ref}
      aria-label={t('stage', { document: label })}
      className={classes.stage}
      data-near={lie.zoom > 1 || undefined}
      {...handlers}
    >
      <div className={classes.picture} style={style}>
        {children}
      </div>
      {nearness !== undefined && (
        <span className={classes.zoom}>{t('zoom', { percent: Math.round(nearness * 100) })}</span>
      )}
    </section>
  );
};
