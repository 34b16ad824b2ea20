import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './document-stage.module.css';
import { fitOf, type Size } from './stage-geometry.ts';
import { useStage } from './use-stage.ts';
import type { StageCommand } from './use-viewer.ts';

interface DocumentStageProps {
  /** What is shown, for screen readers. */
  label: string;
  /** The size of the picture by itself; undefined until it is known. */
  picture: Size | undefined;
  register: (hear: (command: StageCommand) => void) => () => void;
  children: ReactNode;
}

/** Where a picture is looked at: whole at first, nearer by wheel, buttons or fingers, pushed and turned. */
export const DocumentStage = ({ label, picture, register, children }: DocumentStageProps) => {
  const t = useTranslations('desk.viewer');
  const { ref, stage, lie, handlers } = useStage(picture, register);
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
      {lie.zoom > 1 && <span className={classes.zoom}>{t('zoom', { percent: Math.round(lie.zoom * 100) })}</span>}
    </section>
  );
};
