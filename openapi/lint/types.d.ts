/** The parts of the description and of Redocly's rule interface that our rules use. */

export interface Schema {
  $ref?: string;
  const?: number;
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, unknown>;
}

export interface Content {
  'application/json'?: MediaType;
  'multipart/form-data'?: MediaType;
}

export interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, unknown>[];
  requestBody?: { content?: Content };
  responses?: Record<string, { content?: Content }>;
  'x-spec'?: string;
  'x-permission'?: string;
  'x-codes'?: number[];
  'x-invalid-token'?: string;
  'x-optional'?: boolean;
  'x-inferred'?: boolean;
  'x-inferred-reason'?: string;
}

export interface Location {
  source: { absoluteRef: string };
  child: (path: string | string[]) => Location;
  key: () => Location;
}

export interface Context {
  location: Location;
  report: (problem: { message: string; location: Location }) => void;
  resolve: (node: Schema, from: string) => { node?: Schema };
}
