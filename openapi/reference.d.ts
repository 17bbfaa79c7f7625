/** The parts of Swagger UI's bundle that reference/reference.js uses; it has no types of its own. */
declare function SwaggerUIBundle(options: Record<string, string | number | boolean | null | object[]>): void;
