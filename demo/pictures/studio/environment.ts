import type { Texture, WebGLRenderer } from 'three';
import {
  BackSide,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
} from 'three';

/** One card hung in the studio: size, brightness (1 = paper white) and where it hangs; it faces the middle. */
type Card = readonly [w: number, h: number, brightness: number, x: number, y: number, z: number];

/** A room: how bright its walls are low down, half way and above, and what hangs in it. */
interface Room {
  walls: readonly [low: number, middle: number, high: number];
  /** The tall strip on the right. */
  strip: Card;
  /** The card behind it, right at the back: dark for edges, pale for wide sheet metal. */
  back: Card;
}

/** Metal has no colour but the room's, so it gets a brighter one; in that room paint would look washed out. */
const ROOMS = {
  metal: { walls: [0.42, 0.8, 0.55], strip: [3.2, 24, 4.6, 11, 1, 4], back: [3, 24, 0.3, 11, 0, -5.5] },
  paint: { walls: [0.2, 0.62, 0.36], strip: [2.4, 24, 4.2, 11, 1, 5], back: [3, 24, 0.04, 11, 0, -5.5] },
} as const satisfies Record<string, Room>;

/**
 * Bright softboxes give metal its highlights; the black cards between them give it its edges. The tall ones reach below
 * the horizon, because upright walls seen from above mirror what lies low in front of them.
 */
const CARDS: readonly Card[] = [
  [7, 7, 7.5, -9, 9.5, 8],
  [11, 5, 3.2, 0, 12.5, -2],
  [3.2, 24, 1.6, -11.5, 0, 4],
  [4, 12, 1.5, -11, 4, -6],
  [1.6, 22, 1.1, -3.6, 0, 13.5],
  [6, 4, 0.9, 6, 10, 10],
  [3.6, 24, 0.02, 7.4, 0, 10.5],
  [3, 24, 0.03, -8, -2, 11],
  [2.4, 24, 0.02, -13, 0, 0],
  [22, 2.2, 0.07, 0, 1.6, 15],
];

const sky = ([low, middle, high]: Room['walls']): string => `
  varying vec3 direction;
  void main() {
    float height = normalize(direction).y;
    float level = mix(${low.toFixed(2)}, ${middle.toFixed(2)}, smoothstep(0.0, -0.55, height));
    level = mix(level, ${high.toFixed(2)}, smoothstep(0.05, 0.9, height));
    gl_FragColor = vec4(vec3(level), 1.0);
  }`;

/** The rooms that shiny parts reflect, prefiltered for every roughness. */
export type Rooms = Record<keyof typeof ROOMS, Texture>;

/** Both rooms as they are (`side` 1) or the other way round (-1). */
export function studioRooms(renderer: WebGLRenderer, side: 1 | -1): Rooms {
  return {
    metal: environmentOf(renderer, ROOMS.metal, side),
    paint: environmentOf(renderer, ROOMS.paint, side),
  };
}

function environmentOf(renderer: WebGLRenderer, { walls, strip, back }: Room, side: 1 | -1): Texture {
  const room = new Scene();
  room.add(
    new Mesh(
      new SphereGeometry(24, 40, 28),
      new ShaderMaterial({
        side: BackSide,
        vertexShader:
          'varying vec3 direction; void main() { direction = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
        fragmentShader: sky(walls),
      }),
    ),
  );
  for (const [w, h, brightness, x, y, z] of [...CARDS, strip, back]) {
    const material = new MeshBasicMaterial({
      color: new Color(brightness, brightness, brightness),
      side: DoubleSide,
    });
    const card = new Mesh(new PlaneGeometry(w, h), material);
    card.position.set(x * side, y, z);
    card.lookAt(0, 0, 0);
    room.add(card);
  }
  const filter = new PMREMGenerator(renderer);
  const { texture } = filter.fromScene(room, 0.012, 0.1, 100, { size: 256 });
  filter.dispose();
  return texture;
}
