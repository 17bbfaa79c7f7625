/** The parts of Swagger UI's bundle, which has no types, that reference/reference.js uses. */
declare function SwaggerUIBundle(options: Record<string, string | number | boolean | null | object[]>): void;
