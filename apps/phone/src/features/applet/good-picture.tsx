import type { ShopGood } from '@balcao/contract/sandbox';
import classes from './shop-screen.module.css';

const cup = (
  <>
    <path d="M14 24h30v12a12 12 0 0 1-12 12h-6a12 12 0 0 1-12-12z" />
    <path d="M44 28h3a6 6 0 0 1 0 12h-4" fill="none" />
    <path d="M10 54h38" fill="none" />
  </>
);
const bag = (
  <>
    <path d="M18 16h28l4 38H14z" />
    <path d="M18 16l4-6h20l4 6" fill="none" />
    <path d="M26 34c0-6 12-6 12 0s-12 6-12 0z" className={classes.mark} />
  </>
);
const drawings: Readonly<Record<ShopGood, React.ReactNode>> = {
  espresso: (
    <>
      {cup}
      <path d="M24 18c-3-4 3-5 0-9M34 18c-3-4 3-5 0-9" fill="none" />
    </>
  ),
  cappuccino: (
    <>
      {cup}
      <path d="M14 24c4-8 26-8 30 0" className={classes.mark} />
    </>
  ),
  coado: (
    <>
      <path d="M14 12h36L38 30H26z" />
      <path d="M22 36h20l4 18H18z" className={classes.mark} />
    </>
  ),
  coldBrew: (
    <>
      <path d="M18 14h28l-4 42H22z" />
      <path d="M20 30h24" fill="none" />
      <path d="M36 14l6-10" fill="none" />
      <circle cx="30" cy="40" r="5" className={classes.mark} />
    </>
  ),
  graos: bag,
  filtro: (
    <>
      <path d="M10 16h44L38 42H26z" />
      <path d="M26 46h12v8H26z" className={classes.mark} />
    </>
  ),
};

/** A good, drawn; its name stands beside it. */
export const GoodPicture = ({ good }: { good: ShopGood }) => (
  <svg viewBox="0 0 64 64" className={classes.picture} aria-hidden="true">
    {drawings[good]}
  </svg>
);
