/** Puts the browsable reference together in dist/docs: our page, the bundled description, and Swagger UI's own files. */
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const room = join(import.meta.dirname, '..');
const target = join(room, 'dist/docs');
const swaggerUi = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')));

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
await cp(join(room, 'reference'), target, { recursive: true });
await cp(join(room, 'dist/openapi.json'), join(target, 'openapi.json'));
for (const file of ['swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt', 'swagger-ui.css', 'NOTICE']) {
  await cp(join(swaggerUi, file), join(target, file));
}
