/** Builds the reference in dist/docs: our page, the bundled description and the files of Swagger UI. */
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
