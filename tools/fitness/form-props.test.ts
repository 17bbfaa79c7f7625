import { basename, join } from 'node:path';

import ts from 'typescript';
import { expect, it } from 'vitest';

import { formProps } from '../../.storybook/props/form-props.js';
import { ROOT } from '../setup/paths.mjs';
import { filesIn } from './repository.js';

/**
 * The props of the forms that have stories. They come from several interfaces, by `Pick` and `extends`, so the compiler
 * is asked for them. Those of HTML elements are in no table of the manual.
 */
function propsOfForms(): string[] {
  const config = join(ROOT, 'packages/forms/tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (file) => ts.sys.readFile(file)).config,
    ts.sys,
    join(ROOT, 'packages/forms'),
  );
  const forms = filesIn('packages/forms/src')
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => join(ROOT, file.replace('.stories.', '.')));
  const program = ts.createProgram(forms, options);
  const checker = program.getTypeChecker();
  return forms.flatMap((file) => {
    const name = `${basename(file, '.tsx')}Props`;
    const declaration = program
      .getSourceFile(file)
      ?.statements.find(
        (statement) =>
          (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
          statement.name.text === name,
      );
    if (declaration === undefined) return [];
    return checker
      .getTypeAtLocation(declaration)
      .getProperties()
      .filter(({ declarations = [] }) =>
        declarations.some((one) => !one.getSourceFile().fileName.includes('node_modules')),
      )
      .map((property) => property.name);
  });
}

it('has a Chinese description of every prop of a form, and of no other', () => {
  const props = [...new Set(propsOfForms())].sort();
  expect(props.length).toBeGreaterThan(50);
  expect(Object.keys(formProps).sort()).toEqual(props);
});
