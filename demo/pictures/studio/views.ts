/** How a model is photographed. Angles in degrees; `margin` is the free border as a share of the picture. */
export interface View {
  azimuth?: number;
  elevation?: number;
  exposure?: number;
  shadow?: number;
  margin?: number;
  /** A wide picture of a group stands before a colour instead of one model on white. */
  backdrop?: 'white' | 'grey' | 'sand' | 'sage' | 'sky' | 'night' | 'dusk';
  /** Hangs the room the other way round, for things turned the other way: their front would mirror the bright strip. */
  mirrored?: boolean;
  /** Close-up: how many times nearer than the whole thing … */
  zoom?: number;
  /** … and onto which point, in the model's own centimetres; by default where most of its lettering is. */
  at?: readonly [x: number, y: number, z: number];
}

/** The pictures of one thing: from the front, from the other side, from behind, close up. */
export const SHOTS = [1, 2, 3, 4] as const;
export type Shot = (typeof SHOTS)[number];

/** What a model says about its own pictures. */
export interface Seen {
  view: View;
  /** Where the other three differ from what follows from `view`. */
  views?: Partial<Record<Exclude<Shot, 1>, View>>;
}

/** At least so far from the front is a three-quarter view. */
const THREE_QUARTER = 26;

/** The view of one shot: the model's own words first, else derived from how it is seen from the front. */
export function viewOf({ view, views = {} }: Seen, shot: Shot): View {
  if (shot === 1) return view;
  const { azimuth = 30, elevation = 18 } = view;
  const side = azimuth < 0 ? -1 : 1;
  const turned = Math.max(Math.abs(azimuth), THREE_QUARTER);
  const derived = {
    2: { azimuth: -side * turned, elevation: elevation + 3, mirrored: side > 0 },
    3: { azimuth: side * (180 - turned), elevation: elevation + 3, mirrored: side > 0 },
    4: { azimuth: azimuth * 0.7, elevation: elevation + 2, zoom: 2.2 },
  }[shot];
  return { ...view, ...derived, ...views[shot] };
}

/** One frame of a full turn that begins with the first view. */
export function turnedView({ view }: Seen, frame: number, frames: number): View {
  return { ...view, azimuth: (view.azimuth ?? 30) + (frame * 360) / frames, margin: 0.03 };
}
