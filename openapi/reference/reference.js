/* global SwaggerUIBundle -- from swagger-ui-bundle.js, which the page loads first */
import { guidePlugin, readGuide } from './guide.js';
import { label, structurePlugin } from './labels.js';
import { searchPlugin } from './search.js';

SwaggerUIBundle({
  url: './openapi.json',
  dom_id: '#reference',
  // The URL contains the operation, so that it can be linked.
  deepLinking: true,
  docExpansion: 'none',
  displayOperationId: true,
  filter: true,
  plugins: [searchPlugin, structurePlugin, guidePlugin(await readGuide())],
  showExtensions: true,
  // The list of schemas is hidden; each operation shows its fields.
  defaultModelsExpandDepth: -1,
  defaultModelExpandDepth: 4,
  // Otherwise Swagger UI sends the description to an online validator.
  validatorUrl: null,
});

const root = document.querySelector('#reference');
if (root instanceof HTMLElement) label(root);
