/** What a module of a library is before it is written. */
interface Written {
  imports: readonly string[];
}

/** Packages whose importers cannot run in a React Server Component: they use hooks, context, handlers or the DOM. */
const OF_THE_CLIENT = /^(?:react|react-dom|react\/jsx-runtime|react-hook-form|@tanstack\/react-query)$/;

/**
 * The directive for frameworks with server components, such as Next.js, as the banner of a module that needs it. The
 * bundler removes a directive in the source. An entry only re-exports, and gets none: what it has besides components,
 * such as a theme, would be no value on the server.
 */
export function useClientBanner({ imports }: Written): string {
  return imports.some((name) => OF_THE_CLIENT.test(name)) ? "'use client';" : '';
}
