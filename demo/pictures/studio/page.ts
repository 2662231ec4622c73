import type { Object3D } from 'three';
import type { Quality, Sitting, Stage } from './stage.ts';
import { createStage } from './stage.ts';
import type { Seen, Shot } from './views.ts';
import { turnedView, viewOf } from './views.ts';

/** What a file in `models/` exports: how it is seen, and a builder that takes the picture's own parameters. */
interface Model extends Seen {
  build(parameters: Record<string, unknown>): Object3D | Promise<Object3D>;
}

/** One picture: of which model, and either one of its shots or a frame of a full turn. */
export interface Order {
  model: string;
  parameters: Record<string, string>;
  shot: Shot | { frame: number; of: number };
  quality: Quality;
}

/** What the program outside the browser calls. */
export interface PicturePage {
  open(w: number, h: number): Promise<void>;
  /** Builds the model, unless it still stands there from the last picture, and returns a PNG as base64. */
  photograph(order: Order): Promise<string>;
}

let stage: Stage | undefined;
let standing: { key: string; model: Model; sitting: Sitting } | undefined;

const page: PicturePage = {
  async open(w, h) {
    await document.fonts.load('700 20px "Inter Variable"', 'Abc');
    stage = createStage(w, h);
  },
  async photograph({ model: file, parameters, shot, quality }) {
    if (!stage) throw new Error('The stage is not open yet');
    const key = JSON.stringify([file, parameters]);
    if (standing?.key !== key) {
      standing?.sitting.end();
      standing = undefined;
      const model = (await import(`/models/${file}.js`)) as Model;
      standing = { key, model, sitting: stage.sit(await model.build(parameters)) };
    }
    const { model, sitting } = standing;
    if (typeof shot === 'number') return sitting.photograph(viewOf(model, shot), quality);
    return sitting.photograph(turnedView(model, shot.frame, shot.of), quality, 'turn');
  },
};

Object.assign(window, { picturePage: page });
