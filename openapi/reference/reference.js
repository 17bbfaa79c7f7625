/* global SwaggerUIBundle -- from swagger-ui-bundle.js, which stands before this script in the page */

SwaggerUIBundle({
  url: './openapi.json',
  dom_id: '#reference',
  // The address names the operation, so that a link to it can be sent.
  deepLinking: true,
  docExpansion: 'none',
  displayOperationId: true,
  filter: true,
  showExtensions: true,
  // Fields are shown with the operations that use them.
  defaultModelsExpandDepth: -1,
  defaultModelExpandDepth: 4,
  // Without it the page would send what it shows to a service in the net to have it checked.
  validatorUrl: null,
});
