import { type Place, placeText } from '../faults.js';

/** The first ones; a folder whose pictures are all broken has another fault. */
const mostTold = 20;

/** Pictures that are not shown as they are. The load goes on without them. */
export class PictureNotes {
  readonly #lines = new Set<string>();

  addBroken(place: Place, name: string): void {
    this.#lines.add(`${placeText(place)}：图片“${name}”打不开，先不显示；请用图片软件重新保存`);
  }

  addMoving(place: Place, name: string): void {
    this.#lines.add(`${placeText(place)}：图片“${name}”是动图，只显示第一帧`);
  }

  lines(): string[] {
    const lines = [...this.#lines];
    const more = lines.length - mostTold;
    return more > 0 ? [...lines.slice(0, mostTold), `另有 ${String(more)} 张图片打不开或是动图`] : lines;
  }
}
