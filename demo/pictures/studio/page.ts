import type { Object3D } from 'three';
import type { Stage, View } from './stage.ts';
import { createStage } from './stage.ts';

/** What a file in `models/` exports: how it is seen, and a builder that takes the picture's own parameters. */
interface Model {
  view: View;
  build(parameters: Record<string, unknown>): Object3D;
}

/** What the program outside the browser calls. */
export interface PicturePage {
  open(w: number, h: number): Promise<void>;
  /** Builds a model, photographs it and returns a PNG as base64. */
  photograph(file: string, parameters: Record<string, unknown>, passes: number): Promise<string>;
}

let stage: Stage | undefined;

const page: PicturePage = {
  async open(w, h) {
    await document.fonts.load('700 20px "Inter Variable"', 'Abc');
    stage = createStage(w, h);
  },
  async photograph(file, parameters, passes) {
    if (!stage) throw new Error('The stage is not open yet');
    const model = (await import(`/models/${file}.js`)) as Model;
    return stage.photograph(model.build(parameters), model.view, passes);
  },
};

Object.assign(window, { picturePage: page });
