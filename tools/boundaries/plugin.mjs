import { createCheck } from './check.mjs';

/**
 * An ESLint plugin with two rules for imports.
 *
 * - `layers`: imports between workspaces follow the table.
 * - `extensions`: a relative import names the emitted file (`./x.js`). Node resolves nothing else, but the type checker
 *   resolves like a bundler, so that the mistake would show only when the server starts.
 *
 * @param {Parameters<typeof createCheck>[0]} repository
 * @returns {import('eslint').ESLint.Plugin}
 */
export function createBoundaries(repository) {
  const check = createCheck(repository);
  return {
    meta: { name: 'inkstone' },
    rules: {
      layers: {
        meta: { type: 'problem', schema: [] },
        create(context) {
          return visitImports((node, specifier, typeOnly) => {
            const reason = check(context.filename, specifier, typeOnly);
            if (reason !== undefined) context.report({ node, message: `'${specifier}': ${reason}.` });
          });
        },
      },
      extensions: {
        meta: { type: 'problem', schema: [] },
        create(context) {
          return visitImports((node, specifier) => {
            if (!/^\.{1,2}(\/|$)/.test(specifier) || /\.(m?js|json|css|sql|svg)(\?\w+)?$/.test(specifier))
              return;
            context.report({
              node,
              message: `'${specifier}': write a relative import with its extension, './x.js'.`,
            });
          });
        },
      },
    },
  };
}

/**
 * @param {(node: import('estree').Node, specifier: string, typeOnly: boolean) => void} visit
 * @returns {import('eslint').Rule.RuleListener}
 */
function visitImports(visit) {
  /** @param {import('estree').Node & { source?: unknown }} node */
  const onSource = (node) => {
    const source = /** @type {{ type: string, value?: unknown } | null | undefined} */ (node.source);
    if (source?.type === 'Literal' && typeof source.value === 'string')
      visit(node, source.value, isTypeOnly(node));
  };
  return {
    ImportDeclaration: onSource,
    ExportNamedDeclaration: onSource,
    ExportAllDeclaration: onSource,
    ImportExpression: onSource,
  };
}

/**
 * `import { type A }` is not type-only: with verbatimModuleSyntax it is emitted as `import {}`, which runs the module.
 *
 * @param {unknown} node an import or export node of the TypeScript parser
 */
function isTypeOnly(node) {
  const { importKind, exportKind } = /** @type {{ importKind?: string, exportKind?: string }} */ (node);
  return importKind === 'type' || exportKind === 'type';
}
