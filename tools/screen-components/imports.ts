import ts from 'typescript';

/** The modules that a source file needs when it runs, also those that it imports later. Types are left out. */
export function importsOf(source: string): string[] {
  const found: string[] = [];
  function visit(node: ts.Node): void {
    const named = moduleOf(node);
    if (named !== undefined && ts.isStringLiteral(named)) found.push(named.text);
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return [...new Set(found)];
}

function moduleOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) return isTypeOnly(node) ? undefined : node.moduleSpecifier;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  const isImportCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImportCall ? node.arguments[0] : undefined;
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = importClause.namedBindings;
  return (
    importClause.name === undefined &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.every((element) => element.isTypeOnly)
  );
}
