import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';
import type { Plugin } from 'vite';

const ID = 'virtual:type-texts';

/** Declarations of object types and unions, by name, with the comments of their fields. */
export function typeTextsIn(folder: string): Record<string, string> {
  const texts: Record<string, string> = {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(stories|styles|test)\./.test(file),
  );
  for (const file of files) {
    const source = ts.createSourceFile(
      file,
      readFileSync(join(folder, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    for (const statement of source.statements) {
      const declares = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
      // The props themselves are the table.
      if (!declares || statement.name.text.endsWith('Props')) continue;
      texts[statement.name.text] = statement.getText(source).replace(/^export /, '');
    }
  }
  return texts;
}

/** The module with the declarations of the packages, for the tables of props. */
export function typeTexts(folders: readonly string[]): Plugin {
  return {
    name: 'inkstone-type-texts',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}`
        ? `export default ${JSON.stringify(Object.assign({}, ...folders.map(typeTextsIn)))}`
        : undefined,
  };
}
