import { useTranslations } from 'use-intl';
import classes from './login-picture.module.css';

/** A counter by an open window, by day or by night as the colour scheme is. It only keeps company: readers pass it by. */
export const LoginPicture = () => {
  const t = useTranslations('session.picture');
  return (
    <aside className={classes.picture}>
      <svg className={classes.scene} viewBox="-70 0 780 680" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Window />
        <Awning />
        <Plant />
        <Cup />
        <Terminal />
      </svg>
      <div className={classes.counter}>
        <p className={classes.title}>{t('title')}</p>
        <p className={classes.line}>{t('line')}</p>
      </div>
    </aside>
  );
};

const Window = () => (
  <>
    <path className={classes.frame} d="M116 680V356a204 204 0 0 1 408 0v324Z" />
    <clipPath id="window">
      <path d="M130 680V356a190 190 0 0 1 380 0v324Z" />
    </clipPath>
    <g clipPath="url(#window)">
      <path className={classes.sky} d="M100 100h440v600H100Z" />
      <circle className={classes.halo} cx="398" cy="330" r="96" />
      <circle className={classes.sun} cx="398" cy="330" r="54" />
      <path className={classes.far} d="M100 486c70-58 150-66 228-24s150 34 232-22v260H100Z" />
      <path className={classes.near} d="M100 560c96-10 150-62 236-54s124 52 224 34v160H100Z" />
    </g>
    <path className={classes.bar} d="M320 166v514M130 440h380" />
  </>
);

const scallops = Array.from({ length: 8 }, (_, index) => index * 98 - 72);
const Awning = () => (
  <>
    {scallops.map((x, index) => (
      <path key={x} className={index % 2 ? classes.stripe : classes.cloth} d={`M${x} -200h98V88a49 49 0 0 1-98 0Z`} />
    ))}
  </>
);

const Plant = () => (
  <g transform="translate(24 0)">
    <path className={classes.leaf} d="M52 590c-8-66-44-92-64-98 0 44 14 86 58 104Z" />
    <path className={classes.leaf} d="M56 590c4-78 44-104 70-110 0 52-20 96-62 116Z" />
    <path className={classes.leafLight} d="M54 596c-20-70-6-126 6-150 22 34 24 98 4 152Z" />
    <path className={classes.pot} d="M14 594h84l-10 86H24Z" />
    <path className={classes.potRim} d="M8 586h96v18H8Z" />
  </g>
);

const Cup = () => (
  <g transform="translate(188 0)">
    <path className={classes.steam} d="M34 596c-10-14 10-22 0-38M54 596c-10-14 10-22 0-38" />
    <path className={classes.handle} d="M82 628c22-4 24 30-4 26" />
    <path className={classes.cup} d="M8 616h76v24a32 32 0 0 1-32 32H40A32 32 0 0 1 8 640Z" />
    <path className={classes.saucer} d="M-6 672h104v8H-6Z" />
  </g>
);

const Terminal = () => (
  <g transform="translate(446 0)">
    <path className={classes.paper} d="M28 520V392l12-8 12 8 12-8 12 8 12-8 12 8v128Z" />
    <path className={classes.print} d="M42 416h44M42 432h28" />
    <circle className={classes.seal} cx="64" cy="470" r="18" />
    <path className={classes.check} d="m56 470 6 6 11-12" />
    <path className={classes.device} d="M16 508h96a14 14 0 0 1 14 14v158H2V522a14 14 0 0 1 14-14Z" />
    <path className={classes.slot} d="M22 518h84" />
    <path className={classes.screen} d="M22 534h84v48H22Z" />
    {[600, 622, 644].flatMap((y) =>
      [24, 54, 84].map((x) => (
        <rect key={`${x} ${y}`} className={classes.button} x={x} y={y} width="20" height="12" rx="4" />
      )),
    )}
  </g>
);
