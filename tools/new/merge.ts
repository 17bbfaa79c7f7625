import {
  createSourceFile,
  type ExportDeclaration,
  type ExportSpecifier,
  type ImportDeclaration,
  type ImportSpecifier,
  isExportDeclaration,
  isImportDeclaration,
  isNamedExports,
  isNamedImports,
  isStringLiteral,
  type SourceFile,
  type Statement,
  ScriptTarget,
  SyntaxKind,
} from 'typescript';

/** `import { a } from './m.js'` or `export { a } from './m.js'`. */
interface Link {
  statement: ImportDeclaration | ExportDeclaration;
  module: string;
  isTypeOnly: boolean;
  names: readonly (ImportSpecifier | ExportSpecifier)[];
}

/**
 * Appends the statements of `part` to a module. Imports and re-exports of `part` join those that the module has, so
 * that a generated function reads as if it had been written there by hand.
 */
export function merge(text: string, part: string): string {
  const source = parse(part);
  const links = linksOf(source);
  const own = source.statements.find((statement) => !links.some((link) => link.statement === statement));
  const linked = links.reduce((merged, link) => withLink(merged, link, source), text);
  if (own === undefined) return linked;
  // The full text of a statement begins with the comments above it.
  return `${linked.trimEnd()}\n\n${part.slice(own.getFullStart()).trim()}\n`.trimStart();
}

function parse(text: string): SourceFile {
  return createSourceFile('module.tsx', text, ScriptTarget.ESNext, true);
}

function linksOf(source: SourceFile): Link[] {
  return source.statements.flatMap((statement) => toLink(statement) ?? []);
}

function toLink(statement: Statement): Link | undefined {
  if (isImportDeclaration(statement) && isStringLiteral(statement.moduleSpecifier)) {
    const { importClause, moduleSpecifier } = statement;
    const bindings = importClause?.namedBindings;
    if (bindings === undefined || !isNamedImports(bindings)) return undefined;
    const isTypeOnly = importClause?.phaseModifier === SyntaxKind.TypeKeyword;
    return { statement, module: moduleSpecifier.text, isTypeOnly, names: bindings.elements };
  }
  if (!isExportDeclaration(statement)) return undefined;
  const { exportClause, moduleSpecifier, isTypeOnly } = statement;
  if (exportClause === undefined || !isNamedExports(exportClause)) return undefined;
  if (moduleSpecifier === undefined || !isStringLiteral(moduleSpecifier)) return undefined;
  return { statement, module: moduleSpecifier.text, isTypeOnly, names: exportClause.elements };
}

function withLink(text: string, link: Link, part: SourceFile): string {
  const source = parse(text);
  const sameKind = linksOf(source).filter(({ statement }) => statement.kind === link.statement.kind);
  const sameModule = sameKind.filter(({ module }) => module === link.module);
  const known = new Set(sameModule.flatMap(({ names }) => names.map(({ name }) => name.text)));
  const missing = link.names.filter(({ name }) => !known.has(name.text));
  if (missing.length === 0) return text;

  // A type may join an import of values, but a value cannot join an import of types. Types are exported apart.
  const target =
    sameModule.find(({ isTypeOnly }) => isTypeOnly === link.isTypeOnly) ??
    sameModule.find(({ statement, isTypeOnly }) => !isTypeOnly && isImportDeclaration(statement));
  const first = target?.names[0];
  const last = target?.names.at(-1);
  if (target !== undefined && first !== undefined && last !== undefined) {
    const prefix = link.isTypeOnly && !target.isTypeOnly ? 'type ' : '';
    const names = [
      ...target.names.map((name) => ({ key: name.name.text, written: name.getText(source) })),
      ...missing.map((name) => ({ key: name.name.text, written: prefix + name.getText(part) })),
    ].toSorted((one, other) => one.key.localeCompare(other.key));
    const list = names.map(({ written }) => written).join(', ');
    return text.slice(0, first.getStart(source)) + list + text.slice(last.end);
  }
  const end = sameKind.at(-1)?.statement.end ?? 0;
  const line = `${end === 0 ? '' : '\n'}${link.statement.getText(part)}${end === 0 ? '\n' : ''}`;
  return text.slice(0, end) + line + text.slice(end);
}
