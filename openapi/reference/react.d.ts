/** What the plugins use of the React in Swagger UI's bundle. */
export interface React {
  createElement: (type: unknown, props: object | null, ...children: unknown[]) => unknown;
  useState: <T>(initial: T) => [T, (next: T) => void];
}
