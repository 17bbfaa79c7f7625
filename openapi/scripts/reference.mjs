/** Builds the reference in dist/docs: our page, the bundled description, the guide and the files of Swagger UI. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { guideOf } from './guide/guide.mjs';
import { refusalKinds } from './guide/refusals.mjs';
import { refusalTable } from './guide/refusal-table.mjs';

const workspace = join(import.meta.dirname, '..');
const target = join(workspace, 'dist/docs');
const swaggerUi = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')));

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
await cp(join(workspace, 'reference'), target, { recursive: true });
await cp(join(workspace, 'dist/openapi.json'), join(target, 'openapi.json'));
for (const file of ['swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt', 'swagger-ui.css', 'NOTICE']) {
  await cp(join(swaggerUi, file), join(target, file));
}

/** @type {unknown} */
const bundle = JSON.parse(await readFile(join(workspace, 'dist/openapi.json'), 'utf8'));
const description = /** @type {import('./guide/description.mjs').Description} */ (bundle);
await writeFile(join(target, 'guide.json'), JSON.stringify(await guideOf(description)));
const page = await readFile(join(workspace, 'reference/index.html'), 'utf8');
const place = '<!-- refusals -->';
if (!page.includes(place)) throw new Error(`reference/index.html has no ${place}`);
await writeFile(
  join(target, 'index.html'),
  page.replace(place, () => refusalTable(refusalKinds(description))),
);
