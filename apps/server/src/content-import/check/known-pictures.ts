import type { ClientBase, Pool } from 'pg';
import type { Looked, PictureFacts } from '../../pictures/picture.js';
import type { PictureMaker } from '../../pictures/picture-maker.js';

/** Photographs of the content; each is decoded once, in the first load that has it. */
export class KnownPictures {
  readonly #client: Pick<ClientBase | Pool, 'query'>;
  readonly #maker: Pick<PictureMaker, 'look'>;

  /** @param client outside of the transaction of the load: what a picture is like stays true if it is rolled back */
  constructor(client: Pick<ClientBase | Pool, 'query'>, maker: Pick<PictureMaker, 'look'>) {
    this.#client = client;
    this.#maker = maker;
  }

  async look(hash: string, path: string): Promise<Looked> {
    const known = await this.find(hash);
    if (known !== undefined) return known;
    const looked = await this.#maker.look(path);
    if (!('unusable' in looked)) await this.#keep(hash, looked);
    return looked;
  }

  async find(hash: string): Promise<PictureFacts | undefined> {
    const { rows } = await this.#client.query<PictureFacts>(
      `select width, height, color, is_transparent as "isTransparent", is_moving as "isMoving"
         from pictures where hash = $1`,
      [hash],
    );
    return rows[0];
  }

  async #keep(hash: string, facts: PictureFacts): Promise<void> {
    const { width, height, color, isTransparent, isMoving } = facts;
    await this.#client.query('insert into pictures values ($1, $2, $3, $4, $5, $6) on conflict do nothing', [
      ...[hash, width, height],
      ...[color, isTransparent, isMoving],
    ]);
  }
}
