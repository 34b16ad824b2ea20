export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** How a picture lies on its stage: `zoom` 1 shows it whole; `x`, `y`: how far its middle is from the middle of the stage. */
export interface Lie extends Point {
  readonly zoom: number;
  /** Quarter turns to the right. */
  readonly turns: number;
}
export const whole: Lie = { zoom: 1, turns: 0, x: 0, y: 0 };
export const zoomMax = 10;

const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The scale at which the whole picture just fits. */
export const fitOf = (stage: Size, picture: Size, turns: number): number => {
  const { width, height } = turned(picture, turns);
  return Math.min(stage.width / width, stage.height / height);
};

/** No further than its edge: a picture cannot be pushed off its stage. */
export const held = (lie: Lie, stage: Size, picture: Size): Lie => {
  const scale = fitOf(stage, picture, lie.turns) * lie.zoom;
  const { width, height } = turned(picture, lie.turns);
  const within = (offset: number, shown: number, room: number): number => {
    const most = Math.max(0, (shown * scale - room) / 2);
    return Math.min(Math.max(offset, -most), most);
  };
  return { ...lie, x: within(lie.x, width, stage.width), y: within(lie.y, height, stage.height) };
};

/** How a picture opens: as wide as its stage and from its top, which is how a page is read; one that lies across shows whole. */
export const opened = (stage: Size, picture: Size, turns: number): Lie => {
  const wide = stage.width / turned(picture, turns).width / fitOf(stage, picture, turns);
  const zoom = Math.min(Math.max(wide, 1), zoomMax);
  return held({ zoom, turns, x: 0, y: Number.POSITIVE_INFINITY }, stage, picture);
};

/** Larger or smaller, while what lies at a point (from the middle of the stage) stays there. */
export const zoomed = (lie: Lie, factor: number, at: Point = { x: 0, y: 0 }): Lie => {
  const zoom = Math.min(Math.max(lie.zoom * factor, 1), zoomMax);
  const ratio = zoom / lie.zoom;
  return { ...lie, zoom, x: at.x - (at.x - lie.x) * ratio, y: at.y - (at.y - lie.y) * ratio };
};

export const moved = (lie: Lie, by: Point): Lie => ({ ...lie, x: lie.x + by.x, y: lie.y + by.y });

export const isSame = (one: Lie, other: Lie): boolean =>
  one.zoom === other.zoom && one.x === other.x && one.y === other.y && one.turns === other.turns;
