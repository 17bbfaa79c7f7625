/** Of Swagger UI's bundle, which brings no types: as much as reference/reference.js uses. */
declare function SwaggerUIBundle(options: Record<string, string | number | boolean | null>): void;
