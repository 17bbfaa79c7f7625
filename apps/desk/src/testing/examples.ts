import type { GetData, GetPath, PostData, PostPath, UploadPath } from '@inkstone/api';
import description from '../../../../openapi/dist/openapi.json?raw';

interface Described {
  responses: {
    200: { content: { 'application/json': { examples: Record<string, { value: { data: unknown } }> } } };
  };
}

const { paths } = JSON.parse(description) as {
  paths: Readonly<Record<string, Readonly<Partial<Record<string, Described>>>>>;
};

/** What an operation answers in the first example of the description, for stories and tests. */
export function exampleOf<Path extends PostPath | UploadPath>(path: Path): PostData<Path>;
export function exampleOf<Path extends GetPath>(path: Path): GetData<Path>;
export function exampleOf(path: string): unknown {
  const { post, get } = paths[path] ?? {};
  const [example] = Object.values((post ?? get)?.responses[200].content['application/json'].examples ?? {});
  return example?.value.data;
}
